import { Agent, request } from 'node:http';

export type RpcCall = readonly [method: string, ...params: unknown[]];

export interface JsonRpc {
  readonly url: string;
  /** @throws `method: message` for an error, or if there is no answer */
  rpc: <T>(method: string, ...params: unknown[]) => Promise<T>;
  /** Sends one HTTP request; the node may execute its calls in any order. @throws the first error */
  batch: <T>(calls: readonly RpcCall[]) => Promise<T[]>;
  close: () => void;
}

interface RpcResponse {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly data?: unknown };
}

const post = (url: string, agent: Agent, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

const resultOf = <T>(method: string, answer: RpcResponse | undefined): T => {
  if (answer === undefined) throw new Error(`${method}: no answer`);
  if (answer.error !== undefined) {
    const data = answer.error.data === undefined ? '' : ` ${JSON.stringify(answer.error.data)}`;
    throw new Error(`${method}: ${answer.error.message}${data}`);
  }
  return answer.result as T;
};

/** Keeps its connections open, and never retries. */
export const connect = (url: string): JsonRpc => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let lastId = 0;
  const envelope = ([method, ...params]: RpcCall) => ({ jsonrpc: '2.0', id: (lastId += 1), method, params });
  return {
    url,
    rpc: async <T>(method: string, ...params: unknown[]) => {
      const text = await post(url, agent, JSON.stringify(envelope([method, ...params])));
      return resultOf<T>(method, JSON.parse(text) as RpcResponse);
    },
    batch: async <T>(calls: readonly RpcCall[]) => {
      if (calls.length === 0) return [];
      const bodies = calls.map(envelope);
      const answers = JSON.parse(await post(url, agent, JSON.stringify(bodies))) as RpcResponse[];
      const byId = new Map(answers.map((answer) => [answer.id, answer]));
      return bodies.map((body) => resultOf<T>(body.method, byId.get(body.id)));
    },
    close: () => agent.destroy(),
  };
};
