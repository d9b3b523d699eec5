import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { noteAnswer } from './answerRates.ts';
import type { JsonRpcRequest } from './batchAnswers.ts';
import { httpError, networkError, parseError, timeoutError } from './errors.ts';
import type { RpcError } from './errors.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Posts a batch to one node and gives the parsed body. The request is given up after `timeoutMs`; aborting `signal`
 * ends it too. Never throws.
 */
export const postBatch = async (
  fetch: Fetch,
  url: string,
  batch: readonly JsonRpcRequest[],
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Result<unknown, RpcError>> => {
  const expiry = AbortSignal.timeout(timeoutMs);
  const sentAtMs = performance.now();
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(batch),
      signal: AbortSignal.any([signal, expiry]),
    });
    body = await response.text();
    noteAnswer(body.length, performance.now() - sentAtMs);
  } catch (cause) {
    return err(expiry.aborted ? timeoutError(timeoutMs) : networkError(cause));
  }
  if (!response.ok) return err(httpError(response.status, response.statusText, body));
  try {
    return ok(JSON.parse(body));
  } catch (cause) {
    return err(parseError(cause));
  }
};
