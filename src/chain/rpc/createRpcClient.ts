import { err } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';
import { matchAnswers } from './batchAnswers.ts';
import type { JsonRpcRequest, RpcAnswer } from './batchAnswers.ts';
import {
  isRateLimit,
  networkError,
  undefinedRequestError,
  unexpectedResponseError,
  unsupportedChainError,
} from './errors.ts';
import type { RpcError } from './errors.ts';
import { postBatch } from './postBatch.ts';
import type { Fetch } from './postBatch.ts';

export interface RpcClient {
  /**
   * Asks a node. Requests of the next 50 ms travel in one HTTP request. The result is what the node says: `T` is the
   * caller's claim. Rejects with RpcError, or with the signal's reason once it is aborted.
   */
  send<T>(method: string, params?: readonly unknown[], options?: { readonly signal?: AbortSignal }): Promise<T>;
}

export interface RpcClientOptions {
  /** Tried in this order; the first that answers is kept, and the first of all is asked for its chain now and then. */
  readonly urls: readonly string[];
  /** A node of another chain is not believed: it is passed over like one that fails. */
  readonly chainId: number;
  readonly batchWaitMs: number;
  readonly timeoutMs?: number;
  readonly retryFirstAfterMs?: number;
  readonly fetch?: Fetch;
  readonly now?: () => number;
}

interface Waiting {
  readonly request: JsonRpcRequest;
  readonly signal: AbortSignal | undefined;
  settle(answer: RpcAnswer): void;
}

type Answers = Result<ReadonlyMap<number, RpcAnswer>, RpcError>;

/** A node that answers nothing but that it is asked too much is as good as none. */
const refusedAsTooMuch = (answers: ReadonlyMap<number, RpcAnswer>): RpcError | undefined => {
  const errors = [...answers.values()].map((answer) => (answer.ok ? undefined : answer.error));
  return errors.every(isRateLimit) ? errors[0] : undefined;
};

/** Asks the nodes one after another until one answers the batch. */
const createFailOver = (options: RpcClientOptions) => {
  const { urls, chainId, timeoutMs = 10_000, retryFirstAfterMs = 60_000, now = () => performance.now() } = options;
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const proven = new Set<string>();
  let preferred = 0;
  let firstTriedAt = 0;
  let firstIsTried = false;

  /** The first batch to a node also asks for its chain. */
  const ask = async (url: string, batch: readonly JsonRpcRequest[], signal: AbortSignal): Promise<Answers> => {
    const question: JsonRpcRequest = { jsonrpc: '2.0', id: 0, method: 'eth_chainId', params: [] };
    const all = proven.has(url) ? batch : [...batch, question];
    const body = await postBatch(fetch, url, all, timeoutMs, signal);
    if (!body.ok) return body;
    const answers = matchAnswers(all, body.value);
    if (!answers.ok) return answers;
    const limit = refusedAsTooMuch(answers.value);
    if (limit) return err(limit);
    if (proven.has(url)) return answers;
    const chain = answers.value.get(question.id);
    if (chain?.ok !== true) return err(chain?.error ?? unexpectedResponseError(question.method, undefined));
    if (Number(chain.value) !== chainId) return err(unsupportedChainError(Number(chain.value)));
    proven.add(url);
    return answers;
  };

  /** Beside the live batches, so that a first node that hangs keeps nobody waiting. */
  const tryFirst = async (): Promise<void> => {
    const [url = ''] = urls;
    proven.delete(url);
    firstIsTried = true;
    const answers = await ask(url, [], new AbortController().signal);
    firstIsTried = false;
    firstTriedAt = now();
    if (answers.ok) preferred = 0;
  };

  return async (batch: readonly JsonRpcRequest[], signal: AbortSignal): Promise<Answers> => {
    if (preferred !== 0 && !firstIsTried && now() - firstTriedAt >= retryFirstAfterMs) void tryFirst();
    const start = preferred;
    let failure: Answers = err(networkError(new Error('no RPC URL is configured')));
    for (let tried = 0; tried < urls.length && !signal.aborted; tried += 1) {
      const index = (start + tried) % urls.length;
      const answers = await ask(urls[index] ?? '', batch, signal);
      if (answers.ok) {
        if (start === 0 && index !== 0) firstTriedAt = now();
        if (preferred === start) preferred = index;
        return answers;
      }
      failure = answers;
    }
    return failure;
  };
};

/** Aborts only once everybody who waits has given up; `release` leaves nothing behind at signals that live on. */
const whenAllAborted = (batch: readonly Waiting[]) => {
  const controller = new AbortController();
  const check = (): void => {
    if (batch.every(({ signal }) => signal?.aborted)) controller.abort();
  };
  for (const { signal } of batch) signal?.addEventListener('abort', check);
  const release = (): void => {
    for (const { signal } of batch) signal?.removeEventListener('abort', check);
  };
  return { signal: controller.signal, release };
};

/** A client for reads: JSON batches over HTTP with fail-over between nodes. */
export const createRpcClient = (options: RpcClientOptions): RpcClient => {
  const askNodes = createFailOver(options);
  let nextId = 1;
  let waiting: Waiting[] = [];

  const flush = async (): Promise<void> => {
    const batch = waiting.filter(({ signal }) => !signal?.aborted);
    waiting = [];
    if (batch.length === 0) return;
    const { signal, release } = whenAllAborted(batch);
    const answers = await askNodes(
      batch.map(({ request }) => request),
      signal,
    );
    release();
    for (const { request, settle } of batch) {
      const answer = answers.ok ? answers.value.get(request.id) : answers;
      settle(answer ?? err(unexpectedResponseError(request.method, undefined)));
    }
  };

  return {
    send: <T>(method: string, params: readonly unknown[] = [], { signal }: { readonly signal?: AbortSignal } = {}) =>
      new Promise<T>((resolve, reject: (reason: unknown) => void) => {
        if (method === '') {
          reject(undefinedRequestError());
          return;
        }
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const giveUp = (): void => reject(signal?.reason);
        signal?.addEventListener('abort', giveUp);
        const request: JsonRpcRequest = { jsonrpc: '2.0', id: nextId, method, params };
        nextId += 1;
        if (waiting.length === 0) setTimeout(() => void flush(), options.batchWaitMs);
        const settle = (answer: RpcAnswer): void => {
          signal?.removeEventListener('abort', giveUp);
          if (answer.ok) resolve(answer.value as T);
          else reject(answer.error);
        };
        waiting.push({ request, signal, settle });
      }),
  };
};
