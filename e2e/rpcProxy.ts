import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANY_PORT, listenOn } from './devnet/ports.ts';
import {
  answeredAt,
  requestedAt,
  bentBy,
  hex,
  isWithoutContract,
  refusedBy,
  tooLongBatch,
  unknownTo,
  type NodeHabits,
  type NodeView,
  type RpcAnswer,
  type RpcQuestion,
} from './nodeHabits.ts';
import { seenRequest, type SeenRequest } from './seenRequest.ts';
import { createSlowLine, type SlowLine } from './slowLine.ts';

/** Answered, refused with HTTP 503, left open, cut off, headers alone, or a byte a second. */
export type ProxyMode = 'pass' | 'fail' | 'hang' | 'cut' | 'headers' | 'drip';

const BYTE_MS = 1000;

/** Sends a byte a second until the other side gives up. */
const drip = async (response: ServerResponse, text: Buffer): Promise<void> => {
  for (const byte of text) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await sleep(BYTE_MS);
  }
  response.end();
};

export interface RpcProxy {
  readonly url: string;
  /** POST requests since the last `reset`, oldest first. */
  readonly requests: readonly SeenRequest[];
  setMode: (mode: ProxyMode) => void;
  /** Delays every answer. */
  setDelay: (milliseconds: number) => void;
  /** Answers share one slow connection. */
  setLine: (bytesPerSecond: number) => void;
  /** An empty object ends the habits. */
  setHabits: (habits: NodeHabits) => void;
  /** Forgets requests; back to `pass` without delay, line or habits. */
  reset: () => void;
  close: () => Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '7200',
};

const readBody = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

type Body = RpcQuestion | readonly RpcQuestion[];

const questionsOf = (body: Buffer): readonly RpcQuestion[] => {
  const parsed = JSON.parse(body.toString('utf8')) as Body;
  return 'method' in parsed ? [parsed] : parsed;
};

const askChain = (target: string, body: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = forward(target, { method: 'POST', headers }, (answer) => {
      // The node refuses a body that is too large before it has read it, and closes.
      if (!sent.writableFinished) answer.socket.on('error', () => undefined);
      readBody(answer).then(resolve, reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

const askOne = async (target: string, method: string, ...params: readonly unknown[]): Promise<unknown> => {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
  return (JSON.parse((await askChain(target, body)).toString('utf8')) as RpcAnswer).result;
};

/** Blocks whose state the local chain surely has. */
const STATES = 50;

interface Moment {
  readonly isSecond: boolean;
  /** Block at which the node stays. */
  readonly stoodAt: number | undefined;
  /** The newest block when the proxy was started. */
  readonly firstState: number;
}

/** Undefined for the unchanged chain. */
const viewOf = async (
  target: string,
  { lag = 0, behind = 0, pastSeconds = 0, still = false }: NodeHabits,
  { isSecond, stoodAt, firstState }: Moment,
): Promise<NodeView | undefined> => {
  const blocks = isSecond ? Math.max(lag, behind) : lag;
  if (blocks === 0 && pastSeconds === 0 && !still) return undefined;
  const newest = Number(await askOne(target, 'eth_blockNumber'));
  const head = (stoodAt ?? newest) - blocks;
  const block = (await askOne(target, 'eth_getBlockByNumber', hex(head), false)) as { readonly timestamp: string };
  return { head, headTime: Number(block.timestamp), oldestState: Math.max(firstState, newest - STATES), pastSeconds };
};

/** Answers as a node with these habits and this view. */
const askNode = async (
  target: string,
  queries: readonly RpcQuestion[],
  habits: NodeHabits,
  view: NodeView | undefined,
): Promise<readonly RpcAnswer[]> => {
  const isBent = ({ method }: RpcQuestion): boolean => habits.onlyFor?.includes(method) ?? true;
  const namesRange = habits.rangeLimit !== undefined || habits.strictRange === true;
  const newest = view?.head ?? (namesRange ? Number(await askOne(target, 'eth_blockNumber')) : 0);
  const refused = queries.flatMap((query) => {
    const unknown = view && isBent(query) ? unknownTo(view, query) : undefined;
    return refusedBy(habits, query, newest) ?? unknown ?? [];
  });
  const passed = queries.filter(({ id }) => !refused.some((answer) => answer.id === id));
  if (passed.length === 0) return refused;
  const passedOn = passed.map((query) => (view && isBent(query) ? requestedAt(query, view) : query));
  const text = await askChain(target, Buffer.from(JSON.stringify(passedOn)));
  const answers = JSON.parse(text.toString('utf8')) as readonly RpcAnswer[];
  const questionOf = new Map(passed.map((query) => [query.id, query]));
  const bent = answers.map((answer) => {
    const query = questionOf.get(answer.id);
    if (!query) return answer;
    return bentBy(habits, query, view && isBent(query) ? answeredAt(query.method, answer, view) : answer);
  });
  return [...refused, ...bent];
};

interface Orders {
  mode: ProxyMode;
  delay: number;
  line: SlowLine | undefined;
  habits: NodeHabits;
  /** Newest block when the node begins to stay. */
  stoodAt: Promise<number> | undefined;
  /** HTTP requests still to refuse. */
  tooMany: number;
}

const obedient = (): Orders => ({
  mode: 'pass',
  delay: 0,
  line: undefined,
  habits: {},
  stoodAt: undefined,
  tooMany: 0,
});

/** Unchanged without habits. */
const answerText = async (
  target: string,
  body: Buffer,
  orders: Orders,
  seen: SeenRequest,
  moment: Omit<Moment, 'stoodAt'>,
) => {
  const { habits } = orders;
  if (Object.keys(habits).length === 0) return askChain(target, body);
  const queries = questionsOf(body);
  const refusal = tooLongBatch(habits, queries);
  if (refusal) {
    seen.refused = queries.length;
    return Buffer.from(JSON.stringify(refusal));
  }
  const view = await viewOf(target, habits, { ...moment, stoodAt: await orders.stoodAt });
  const answers = await askNode(target, queries, habits, view);
  seen.refused = answers.filter(({ error }) => error !== undefined).length;
  return Buffer.from(JSON.stringify(answers));
};

/** Counts, delays, refuses, cuts or changes requests between app and chain. */
export const startRpcProxy = async (target: string): Promise<RpcProxy> => {
  const requests: SeenRequest[] = [];
  /** A reset chain has no earlier states. */
  let firstState: Promise<number> | undefined;
  let orders = obedient();
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (message.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const body = await readBody(message);
    const seen = seenRequest(questionsOf(body), body.length);
    requests.push(seen);
    const isSecond = requests.length % 2 === 0;
    if (orders.delay > 0) await sleep(orders.delay);
    if (orders.mode === 'hang') return;
    if (orders.mode === 'cut') return void message.socket.destroy();
    if (orders.mode === 'fail') return void response.writeHead(503, CORS).end('unavailable');
    if (orders.tooMany > 0) {
      orders.tooMany -= 1;
      return void response.writeHead(429, CORS).end('too many requests');
    }
    if (orders.habits.noInitCode === 'status' && questionsOf(body).some(isWithoutContract)) {
      return void response.writeHead(403, CORS).end('forbidden');
    }
    firstState ??= askOne(target, 'eth_blockNumber').then(Number);
    const text = await answerText(target, body, orders, seen, { isSecond, firstState: await firstState });
    seen.answerBytes = text.length;
    if (orders.line) seen.heldUpMs = await orders.line.pass(text.length);
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' });
    if (orders.mode === 'headers') return response.flushHeaders();
    if (orders.mode === 'drip') return drip(response, text);
    response.end(text);
  };
  const server = createServer((message, response) => {
    answer(message, response).catch(() => message.socket.destroy());
  });
  const { url, stop } = await listenOn(server, ANY_PORT);
  return {
    url,
    requests,
    setMode: (mode) => void (orders.mode = mode),
    setDelay: (milliseconds) => void (orders.delay = milliseconds),
    setLine: (bytesPerSecond) => void (orders.line = createSlowLine(bytesPerSecond)),
    setHabits: ({ tooMany = 0, ...habits }) => {
      const stoodAt = habits.still === true ? askOne(target, 'eth_blockNumber').then(Number) : undefined;
      Object.assign(orders, { habits, tooMany, stoodAt });
    },
    reset: () => {
      requests.length = 0;
      firstState = undefined;
      orders = obedient();
    },
    close: stop,
  };
};
