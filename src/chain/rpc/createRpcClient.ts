import { err } from '#lib/result.ts';
import { flawIn, isTooLong, type Answers, type JsonRpcRequest, type RpcAnswer } from './batchAnswers.ts';
import { createNode } from './createNode.ts';
import { brokenAnswerError, undefinedRequestError, unexpectedResponseError } from './errors.ts';
import { createFailOver, type FailOver, type NodeChoice } from './failOver.ts';
import type { Fetch } from './postBatch.ts';

interface SendOptions {
  readonly signal?: AbortSignal;
  /**
   * True to keep the request independent of its batch: if the node refuses it or is slow, the batch is sent again and
   * this request rejects.
   */
  readonly isSeparate?: boolean | undefined;
  /**
   * Throws if the result is unreadable, so that the next node is queried. Default: the check of the method's result.
   */
  readonly check?: ((result: unknown) => unknown) | undefined;
}

export interface RpcClient {
  /**
   * Requests within `batchWaitMs` share one HTTP request. Logs up to a named block share another, because their
   * answers are large. Unchecked: `T` is the caller's claim. Rejects with RpcError, or the signal's reason.
   */
  send<T>(method: string, params?: readonly unknown[], options?: SendOptions): Promise<T>;
}

export interface NodesClient extends RpcClient {
  readonly nodes: NodeChoice;
}

export interface RpcClientOptions {
  /** URLs in order; the first that answers is kept until it fails or another is preferred. */
  readonly urls: readonly string[];
  readonly chainId: number;
  readonly batchWaitMs: number;
  readonly timeoutMs?: number;
  readonly separateMs?: number;
  readonly fetch?: Fetch;
}

interface Waiting {
  readonly request: JsonRpcRequest;
  readonly signal: AbortSignal | undefined;
  readonly isSeparate: boolean;
  settle(answer: RpcAnswer): void;
}

const isHistory = ({ request: { method, params } }: Waiting): boolean =>
  method === 'eth_getLogs' && (Object(params[0]) as { readonly toBlock?: unknown }).toBlock !== 'latest';

/** Aborts once all waiting requests have been given up. `release` removes the listeners from signals that live on. */
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

const createPost = ({ ask, tryOne }: Pick<FailOver, 'ask' | 'tryOne'>, separateMs: number) => {
  const answersTo = async (send: typeof ask, batch: readonly Waiting[]): Promise<Answers> => {
    const { signal, release } = whenAllAborted(batch);
    const answers = await send(
      batch.map(({ request }) => request),
      signal,
    );
    release();
    return answers;
  };
  const withinTime: typeof ask = (batch, signal) =>
    tryOne(batch, AbortSignal.any([signal, AbortSignal.timeout(separateMs)]));

  const post = async (batch: readonly Waiting[]): Promise<void> => {
    if (batch.length === 0) return;
    const others = batch.filter(({ isSeparate }) => !isSeparate);
    const isJoined = others.length > 0 && others.length < batch.length;
    const answers = await answersTo(isJoined ? withinTime : ask, batch);
    const isRefused =
      isJoined &&
      (!answers.ok || flawIn(answers) !== undefined || others.some(({ request }) => isTooLong(answers, request.id)));
    for (const { request, settle } of isRefused ? batch.filter(({ isSeparate }) => isSeparate) : batch) {
      const answer = answers.ok ? answers.value.get(request.id) : answers;
      settle(answer ?? err(unexpectedResponseError(request.method, undefined)));
    }
    if (isRefused) await post(others);
  };
  return post;
};

/** Requests with ids from 1 in each batch: equal queries are equal bytes, so that a cache can share the answer. */
const numbered = (batch: readonly Waiting[]): readonly Waiting[] =>
  batch.map((waiting, index) => ({ ...waiting, request: { ...waiting.request, id: index + 1 } }));

/** Client for JSON-RPC batches over HTTP, with fail-over between `urls`; `timeoutMs` is per node. */
export const createRpcClient = (options: RpcClientOptions): NodesClient => {
  const { urls, chainId, batchWaitMs, timeoutMs = 10_000, separateMs = timeoutMs } = options;
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const { choice, ...asking } = createFailOver(urls, (url) => createNode({ url, chainId, timeoutMs, fetch }));
  let waiting: Waiting[] = [];

  const post = createPost(asking, separateMs);

  /** Every request ends, even after an unexpected error. */
  const send = (queries: readonly Waiting[]): void => {
    const batch = numbered(queries);
    post(batch).catch((cause: unknown) => {
      for (const { settle } of batch) settle(err(brokenAnswerError(cause)));
    });
  };

  const flush = (): void => {
    const live = waiting.filter(({ signal }) => !signal?.aborted);
    waiting = [];
    send(live.filter((entry) => !isHistory(entry)));
    send(live.filter(isHistory));
  };

  return {
    nodes: choice,
    send: <T>(
      method: string,
      params: readonly unknown[] = [],
      { signal, isSeparate = false, check }: SendOptions = {},
    ) =>
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
        const request: JsonRpcRequest = { jsonrpc: '2.0', id: 0, method, params, ...(check && { check }) };
        if (waiting.length === 0) setTimeout(flush, batchWaitMs);
        const settle = (answer: RpcAnswer): void => {
          signal?.removeEventListener('abort', giveUp);
          if (answer.ok) resolve(answer.value as T);
          else reject(answer.error);
        };
        waiting.push({ request, signal, isSeparate, settle });
      }),
  };
};
