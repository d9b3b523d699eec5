import { limitedText, type LimitedText } from '#lib/limitedText.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { noteAnswer } from './answerRates.ts';
import type { JsonRpcRequest } from './batchAnswers.ts';
import { httpError, networkError, parseError, timeoutError, tooLongError, type RpcError } from './errors.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Larger JSON would block the page for over 50 ms; distinct keys are parsed slowest (`tools/bench/hostileAnswers.ts`).
 */
export const MAX_ANSWER = { bytes: 4_000_000, marks: 80_000, beginning: 250_000 } as const;

/** Answers of one HTTP request, which ends after `timeoutMs` or by `signal`. Never throws. */
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
  let body: LimitedText;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(batch),
      signal: AbortSignal.any([signal, expiry]),
    });
    body = await limitedText(response, MAX_ANSWER);
  } catch (cause) {
    return err(expiry.aborted ? timeoutError(timeoutMs) : networkError(cause));
  }
  const { text, isCut } = body;
  if (isCut) return err(tooLongError(text));
  noteAnswer(text.length, performance.now() - sentAtMs);
  if (!response.ok) return err(httpError(response.status, response.statusText, text));
  try {
    return ok(JSON.parse(text));
  } catch (cause) {
    return err(parseError(cause));
  }
};
