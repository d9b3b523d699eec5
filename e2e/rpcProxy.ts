import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANY_PORT, listenOn } from './devnet/ports.ts';
import {
  answerAtView,
  requestAtView,
  applyFaults,
  hex,
  isWithoutContract,
  rejectionOf,
  batchRejection,
  missingBlockError,
  type NodeFaults,
  type NodeView,
  type RpcResponse,
  type RpcRequest,
} from './nodeFaults.ts';
import { seenRequest, type SeenRequest } from './seenRequest.ts';
import { createSlowLine, type SlowLine } from './slowLine.ts';

/**
 * `fail` answers HTTP 503, `hang` never answers, `cut` closes the connection, `headers` sends only headers, `drip`
 * sends a byte a second.
 */
export type ProxyMode = 'pass' | 'fail' | 'hang' | 'cut' | 'headers' | 'drip';

const BYTE_MS = 1000;

/** Sends a byte a second until the client closes the connection. */
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
  /** Sends all answers through one slow connection. */
  setLine: (bytesPerSecond: number) => void;
  /** Replaces all faults; an empty object removes them. */
  setFaults: (faults: NodeFaults) => void;
  /** Empties `requests` and removes mode, delay, slow line and faults. */
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

type Body = RpcRequest | readonly RpcRequest[];

const parseRequests = (body: Buffer): readonly RpcRequest[] => {
  const parsed = JSON.parse(body.toString('utf8')) as Body;
  return 'method' in parsed ? [parsed] : parsed;
};

const forwardToNode = (target: string, body: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = forward(target, { method: 'POST', headers }, (answer) => {
      // A node closes the connection before it has read a body that is too large.
      if (!sent.writableFinished) answer.socket.on('error', () => undefined);
      readBody(answer).then(resolve, reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

const callNode = async (target: string, method: string, ...params: readonly unknown[]): Promise<unknown> => {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
  return (JSON.parse((await forwardToNode(target, body)).toString('utf8')) as RpcResponse).result;
};

/** Number of newest blocks whose state the local chain certainly has. */
const KEPT_STATES = 50;

interface RequestContext {
  readonly isSecond: boolean;
  /** Newest block of a frozen node. */
  readonly frozenAt: number | undefined;
  /** Newest block when the proxy was started or reset. */
  readonly firstState: number;
}

/** Undefined if the node sees the chain as it is. */
const viewOf = async (
  target: string,
  { lag = 0, behind = 0, pastSeconds = 0, isFrozen = false }: NodeFaults,
  { isSecond, frozenAt, firstState }: RequestContext,
): Promise<NodeView | undefined> => {
  const blocks = isSecond ? Math.max(lag, behind) : lag;
  if (blocks === 0 && pastSeconds === 0 && !isFrozen) return undefined;
  const newest = Number(await callNode(target, 'eth_blockNumber'));
  const head = (frozenAt ?? newest) - blocks;
  const block = (await callNode(target, 'eth_getBlockByNumber', hex(head), false)) as { readonly timestamp: string };
  return {
    head,
    headTime: Number(block.timestamp),
    oldestState: Math.max(firstState, newest - KEPT_STATES),
    pastSeconds,
  };
};

/** Answers requests as a node with these faults and this view of the chain. */
const answerWithFaults = async (
  target: string,
  queries: readonly RpcRequest[],
  faults: NodeFaults,
  view: NodeView | undefined,
): Promise<readonly RpcResponse[]> => {
  const isAffected = ({ method }: RpcRequest): boolean => faults.onlyFor?.includes(method) ?? true;
  const namesRange = faults.rangeLimit !== undefined || faults.strictRange === true;
  const newest = view?.head ?? (namesRange ? Number(await callNode(target, 'eth_blockNumber')) : 0);
  const refused = queries.flatMap((query) => {
    const unknown = view && isAffected(query) ? missingBlockError(view, query) : undefined;
    return rejectionOf(faults, query, newest) ?? unknown ?? [];
  });
  const passed = queries.filter(({ id }) => !refused.some((answer) => answer.id === id));
  if (passed.length === 0) return refused;
  const forwarded = passed.map((query) => (view && isAffected(query) ? requestAtView(query, view) : query));
  const text = await forwardToNode(target, Buffer.from(JSON.stringify(forwarded)));
  const answers = JSON.parse(text.toString('utf8')) as readonly RpcResponse[];
  const requestById = new Map(passed.map((query) => [query.id, query]));
  const changed = answers.map((answer) => {
    const query = requestById.get(answer.id);
    if (!query) return answer;
    return applyFaults(faults, query, view && isAffected(query) ? answerAtView(query.method, answer, view) : answer);
  });
  return [...refused, ...changed];
};

interface ProxyState {
  mode: ProxyMode;
  delay: number;
  line: SlowLine | undefined;
  faults: NodeFaults;
  /** Newest block of a frozen node. */
  frozenAt: Promise<number> | undefined;
  /** HTTP requests that are still to be answered with status 429. */
  rateLimited: number;
}

const initialState = (): ProxyState => ({
  mode: 'pass',
  delay: 0,
  line: undefined,
  faults: {},
  frozenAt: undefined,
  rateLimited: 0,
});

/** The node's own answer if there are no faults. */
const answerText = async (
  target: string,
  body: Buffer,
  state: ProxyState,
  seen: SeenRequest,
  context: Omit<RequestContext, 'frozenAt'>,
) => {
  const { faults } = state;
  if (Object.keys(faults).length === 0) return forwardToNode(target, body);
  const queries = parseRequests(body);
  const refusal = batchRejection(faults, queries);
  if (refusal) {
    seen.refused = queries.length;
    return Buffer.from(JSON.stringify(refusal));
  }
  const view = await viewOf(target, faults, { ...context, frozenAt: await state.frozenAt });
  const answers = await answerWithFaults(target, queries, faults, view);
  seen.refused = answers.filter(({ error }) => error !== undefined).length;
  return Buffer.from(JSON.stringify(answers));
};

/** Proxy between app and chain. It records requests, and can delay, reject, cut or change them. */
export const startRpcProxy = async (target: string): Promise<RpcProxy> => {
  const requests: SeenRequest[] = [];
  /** Unset by `reset`, because the test's chain may be reset too, and then lacks earlier states. */
  let firstState: Promise<number> | undefined;
  let state = initialState();
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (message.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const body = await readBody(message);
    const seen = seenRequest(parseRequests(body), body.length);
    requests.push(seen);
    const isSecond = requests.length % 2 === 0;
    if (state.delay > 0) await sleep(state.delay);
    if (state.mode === 'hang') return;
    if (state.mode === 'cut') return void message.socket.destroy();
    if (state.mode === 'fail') return void response.writeHead(503, CORS).end('unavailable');
    if (state.rateLimited > 0) {
      state.rateLimited -= 1;
      return void response.writeHead(429, CORS).end('too many requests');
    }
    if (state.faults.noInitCode === 'status' && parseRequests(body).some(isWithoutContract)) {
      return void response.writeHead(403, CORS).end('forbidden');
    }
    firstState ??= callNode(target, 'eth_blockNumber').then(Number);
    const text = await answerText(target, body, state, seen, { isSecond, firstState: await firstState });
    seen.answerBytes = text.length;
    if (state.line) seen.heldUpMs = await state.line.pass(text.length);
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' });
    if (state.mode === 'headers') return response.flushHeaders();
    if (state.mode === 'drip') return drip(response, text);
    response.end(text);
  };
  const server = createServer((message, response) => {
    answer(message, response).catch(() => message.socket.destroy());
  });
  const { url, stop } = await listenOn(server, ANY_PORT);
  return {
    url,
    requests,
    setMode: (mode) => void (state.mode = mode),
    setDelay: (milliseconds) => void (state.delay = milliseconds),
    setLine: (bytesPerSecond) => void (state.line = createSlowLine(bytesPerSecond)),
    setFaults: ({ rateLimited = 0, ...faults }) => {
      const frozenAt = faults.isFrozen === true ? callNode(target, 'eth_blockNumber').then(Number) : undefined;
      Object.assign(state, { faults, rateLimited, frozenAt });
    },
    reset: () => {
      requests.length = 0;
      firstState = undefined;
      state = initialState();
    },
    close: stop,
  };
};
