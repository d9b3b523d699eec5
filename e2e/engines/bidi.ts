import { WebSocket } from 'ws';

type Params = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

export interface BidiSession {
  /** @throws the browser's message if it refuses a command or has ended */
  send: <T>(method: string, params?: Params) => Promise<T>;
  on: (listener: (method: string, params: unknown) => void) => void;
  close: () => void;
}

interface Waiting {
  readonly method: string;
  resolve: (result: unknown) => void;
  reject: (cause: Error) => void;
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });

/** @param url such as `ws://127.0.0.1:9222/session` */
export const connectBidi = async (url: string): Promise<BidiSession> => {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await opened(socket);
  const waiting = new Map<number, Waiting>();
  const listeners: ((method: string, params: unknown) => void)[] = [];
  let lastId = 0;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Message;
    if (message.type === 'event')
      return listeners.forEach((listener) => listener(message.method ?? '', message.params));
    const command = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(`${command.method}: ${message.error ?? ''}: ${message.message ?? ''}`));
  });
  socket.on('close', () => {
    for (const { method, reject } of waiting.values()) reject(new Error(`${method}: the browser has ended`));
    waiting.clear();
  });
  const send: BidiSession['send'] = (method, params = {}) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { method, resolve: resolve as (result: unknown) => void, reject });
      socket.send(JSON.stringify({ id: lastId, method, params }), (cause) => cause && reject(cause));
    });
  const session: BidiSession = {
    send,
    on: (listener) => void listeners.push(listener),
    close: () => socket.close(),
  };
  await session.send('session.new', { capabilities: {} });
  return session;
};
