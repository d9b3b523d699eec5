import { err } from '#lib/result.ts';
import { matchAnswers, type Answers, type JsonRpcRequest, type RpcAnswer } from './batchAnswers.ts';
import { isRateLimit, isTooLarge, unexpectedResponseError, unsupportedChainError, type RpcError } from './errors.ts';
import { postBatch, type Fetch } from './postBatch.ts';

/** The server behind an address may change during a visit, so the chain is checked again. */
const CHAIN_CHECK_MS = 10_000;

interface NodeOptions {
  readonly url: string;
  readonly chainId: number;
  readonly timeoutMs: number;
  readonly fetch: Fetch;
  readonly now?: () => number;
}

/** Never rejects. */
export type Node = (batch: readonly JsonRpcRequest[], signal: AbortSignal) => Promise<Answers>;

const CHAIN_ID_REQUEST: JsonRpcRequest = { jsonrpc: '2.0', id: 0, method: 'eth_chainId', params: [] };

/** Characters. Some nodes and proxies refuse bodies of 2 MB. */
const MAX_BODY_LENGTH = 1_000_000;

/** Number of requests that make a body of the allowed length, if all are equally long. */
const fittingCount = (batch: readonly JsonRpcRequest[]): number =>
  Math.ceil(batch.length / Math.ceil(JSON.stringify(batch).length / MAX_BODY_LENGTH));

/** A node that answers only HTTP 429 counts as failed. */
const refusedAsTooMuch = (answers: ReadonlyMap<number, RpcAnswer>): RpcError | undefined => {
  const errors = [...answers.values()].map((answer) => (answer.ok ? undefined : answer.error));
  return errors.every(isRateLimit) ? errors[0] : undefined;
};

/**
 * Node at a URL. Its chain is requested again after ten seconds. A batch with too long a body is sent in parts. A batch
 * refused for its size is halved, and the size is remembered.
 */
export const createNode = ({ url, chainId, timeoutMs, fetch, now = () => performance.now() }: NodeOptions): Node => {
  let provenAtMs: number | undefined;
  let sizeLimit = Infinity;

  const post: Node = async (batch, signal) => {
    const body = await postBatch(fetch, url, batch, timeoutMs, signal);
    return body.ok ? matchAnswers(batch, body.value) : body;
  };

  const askSized: Node = async (batch, signal) => {
    let limit = Math.min(sizeLimit, fittingCount(batch));
    if (batch.length <= limit) {
      const answers = await post(batch, signal);
      if (answers.ok || !isTooLarge(answers.error)) return answers;
      limit = batch.length > 1 ? Math.min(sizeLimit, Math.ceil(batch.length / 2)) : Infinity;
      // An answer that was cut off shows nothing about the size of other batches.
      if (answers.error.kind !== 'size') sizeLimit = limit;
      if (batch.length === 1) return answers;
    }
    const { sendInParts } = await import('./sendInParts.ts');
    return sendInParts(batch, limit, (part) => askSized(part, signal));
  };

  return async (batch, signal) => {
    const isProven = provenAtMs !== undefined && now() - provenAtMs < CHAIN_CHECK_MS;
    const answers = await askSized(isProven ? batch : [...batch, CHAIN_ID_REQUEST], signal);
    if (!answers.ok) return answers;
    const limit = refusedAsTooMuch(answers.value);
    if (limit) return err(limit);
    if (isProven) return answers;
    const chain = answers.value.get(CHAIN_ID_REQUEST.id);
    if (chain?.ok !== true) {
      // A node may refuse one request too many. Its chain is known from before, and the next batch requests it again.
      if (provenAtMs !== undefined && chain?.error.kind === 'response') return answers;
      return err(chain?.error ?? unexpectedResponseError(CHAIN_ID_REQUEST.method, undefined));
    }
    if (Number(chain.value) !== chainId) {
      provenAtMs = undefined;
      return err(unsupportedChainError(Number(chain.value)));
    }
    provenAtMs = now();
    return answers;
  };
};
