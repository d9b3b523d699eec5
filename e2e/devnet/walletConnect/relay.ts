import { createServer } from 'node:http';
import { randomBytes } from 'node:crypto';
import { WebSocketServer, type WebSocket } from 'ws';
import { listenOn } from '../ports.ts';

/** Forwards encrypted messages, and stores them for later subscribers. */
export interface LocalRelay {
  /** `ws://...`, for the application and for wallets. */
  readonly url: string;
  /** Accepts no connections until `resume`. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Message {
  readonly topic: string;
  readonly message: string;
  readonly publishedAt: number;
  readonly expiresAtMs: number;
  /** The publishing client's id. */
  readonly from: string;
}

interface Request {
  readonly id: number | string;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The relay accepts any project. */
export const LOCAL_PROJECT_ID = '00000000000000000000000000000000';

/** Environment for the relay at `url`. */
export const toWalletConnectEnv = (url: string): Record<string, string> => ({
  VITE_WALLETCONNECT_PROJECT_ID: LOCAL_PROJECT_ID,
  VITE_WALLETCONNECT_RELAY_URL: url,
});

const FIVE_MINUTES_S = 300;

interface Client {
  readonly id: string;
  readonly socket: WebSocket;
}

/** Messages are stored until their time to live is over. */
const createExchange = () => {
  const mailbox: Message[] = [];
  const subscribers = new Map<string, Set<Client>>();
  const send = ({ socket }: Client, { topic, message, publishedAt }: Message): void => {
    const data = { topic, message, publishedAt };
    const id = Number.parseInt(randomBytes(6).toString('hex'), 16);
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params: { id: topic, data } }));
  };
  const kept = (topic: string): readonly Message[] => {
    const now = Date.now();
    mailbox.splice(0, mailbox.length, ...mailbox.filter(({ expiresAtMs }) => expiresAtMs > now));
    return mailbox.filter((message) => message.topic === topic);
  };
  return {
    kept,
    subscribe: (client: Client, topic: string): string => {
      subscribers.set(topic, (subscribers.get(topic) ?? new Set()).add(client));
      // Sent after the answer: the client accepts only topics that it knows.
      const others = kept(topic).filter(({ from }) => from !== client.id);
      setImmediate(() => others.forEach((message) => send(client, message)));
      return topic;
    },
    unsubscribe: (client: Client, topic: string): void => void subscribers.get(topic)?.delete(client),
    leave: (client: Client): void => subscribers.forEach((clients) => clients.delete(client)),
    publish: (from: Client, topic: string, text: string, ttlSeconds: number): void => {
      const now = Date.now();
      const expiresAtMs = now + ttlSeconds * 1000;
      const message = { topic, message: text, publishedAt: now, expiresAtMs, from: from.id };
      mailbox.push(message);
      for (const client of subscribers.get(topic) ?? []) if (client !== from) send(client, message);
    },
  };
};

const answerTo = (exchange: ReturnType<typeof createExchange>, client: Client, request: Request): unknown => {
  const { method, params = {} } = request;
  const text = (name: string): string => String(params[name]);
  const topics = Array.isArray(params['topics']) ? params['topics'].map(String) : [];
  const ttl = Number(params['ttl'] ?? FIVE_MINUTES_S);
  switch (method) {
    case 'irn_publish':
      exchange.publish(client, text('topic'), text('message'), ttl);
      return true;
    case 'irn_subscribe':
      return exchange.subscribe(client, text('topic'));
    case 'irn_batchSubscribe':
      return topics.map((topic) => exchange.subscribe(client, topic));
    case 'irn_unsubscribe':
      exchange.unsubscribe(client, text('topic'));
      return true;
    case 'irn_fetchMessages':
      return { messages: exchange.kept(text('topic')), hasMore: false };
    case 'irn_batchFetchMessages':
      return { messages: topics.flatMap(exchange.kept), hasMore: false };
    // Proposing and approving subscribe to the other side's topics.
    case 'wc_proposeSession':
      exchange.subscribe(client, text('pairingTopic'));
      exchange.publish(client, text('pairingTopic'), text('sessionProposal'), ttl);
      return true;
    case 'wc_approveSession':
      exchange.subscribe(client, text('sessionTopic'));
      exchange.publish(client, text('pairingTopic'), text('sessionProposalResponse'), ttl);
      exchange.publish(client, text('sessionTopic'), text('sessionSettlementRequest'), ttl);
      return true;
    default:
      return undefined;
  }
};

/** `iss` of the URL's token is the client's key. */
const clientId = (address: string): string => {
  const token = new URL(address, 'http://localhost').searchParams.get('auth') ?? '';
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return /"iss":"([^"]*)"/.exec(claims)?.[1] ?? token;
};

const serve = (exchange: ReturnType<typeof createExchange>, client: Client): void => {
  const { socket } = client;
  socket.on('close', () => exchange.leave(client));
  socket.on('message', (data: Buffer) => {
    const request = JSON.parse(data.toString('utf8')) as Request;
    if (request.method === undefined) return;
    const result = answerTo(exchange, client, request);
    const error = { code: -32601, message: `${request.method} is not known` };
    socket.send(JSON.stringify({ id: request.id, jsonrpc: '2.0', ...(result === undefined ? { error } : { result }) }));
  });
};

/** @throws if the port is taken */
export const startRelay = async (port: number): Promise<LocalRelay> => {
  const exchange = createExchange();
  const open = async (at: number) => {
    const server = createServer((_message, response) => response.writeHead(426).end());
    const sockets = new WebSocketServer({ server });
    sockets.on('connection', (socket, { url = '' }) => serve(exchange, { id: clientId(url), socket }));
    const listening = await listenOn(server, at);
    const stop = (): Promise<void> => {
      sockets.clients.forEach((socket) => socket.terminate());
      return listening.stop();
    };
    return { url: listening.url, stop };
  };
  let opened: Awaited<ReturnType<typeof open>> | undefined = await open(port);
  const { host, port: bound } = new URL(opened.url);
  const pause = async (): Promise<void> => {
    await opened?.stop();
    opened = undefined;
  };
  return {
    url: `ws://${host}`,
    pause,
    resume: async () => void (opened ??= await open(Number(bound))),
    stop: pause,
  };
};
