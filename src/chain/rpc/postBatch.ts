import { limitedText } from '#lib/limitedText.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { noteAnswer } from './answerRates.ts';
import type { JsonRpcRequest } from './batchAnswers.ts';
import { httpError, networkError, parseError, timeoutError, tooLongError } from './errors.ts';
import type { RpcError } from './errors.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Bytes of an answer received at most: longer JSON would block the page while it is parsed. */
export const MAX_ANSWER_BYTES = 16_000_000;

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
  let body: string | undefined;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(batch),
      signal: AbortSignal.any([signal, expiry]),
    });
    body = await limitedText(response, MAX_ANSWER_BYTES);
  } catch (cause) {
    return err(expiry.aborted ? timeoutError(timeoutMs) : networkError(cause));
  }
  if (body === undefined) return err(tooLongError(MAX_ANSWER_BYTES));
  noteAnswer(body.length, performance.now() - sentAtMs);
  if (!response.ok) return err(httpError(response.status, response.statusText, body));
  try {
    return ok(JSON.parse(body));
  } catch (cause) {
    return err(parseError(cause));
  }
};
