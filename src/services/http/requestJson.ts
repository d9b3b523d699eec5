import type { DownloadCause } from '#domain/lists/types.ts';
import { limitedText } from '#lib/limitedText.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { isPassing, type Breaker, type RetryRules } from './breaker.ts';

export interface DownloadLimits {
  readonly bytes: number;
  readonly milliseconds: number;
}

export type RequestParts = Pick<RequestInit, 'method' | 'body' | 'headers' | 'redirect' | 'keepalive'>;

export interface JsonRequest {
  readonly url: string;
  readonly limits: DownloadLimits;
  readonly init?: RequestParts;
  /** Default: one try, which requests need that must not be sent twice. */
  readonly retry?: RetryRules;
  readonly breaker?: Breaker;
  readonly signal?: AbortSignal | undefined;
}

const MEGABYTE = 1_000_000;
const [OK_EMPTY, TOO_MANY] = [204, 429];

const parse = (text: string): Result<unknown, DownloadCause> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ code: 'notJson' });
  }
};

interface Try {
  readonly answer: Result<unknown, DownloadCause>;
  readonly waitMs: number;
}

const read = async (response: Response, { bytes }: DownloadLimits): Promise<Try> => {
  const { status, ok: isOk, headers } = response;
  if (!isOk) {
    await response.body?.cancel();
    const seconds = Number(headers.get('retry-after') ?? 0);
    return { answer: err({ code: 'status', status }), waitMs: status === TOO_MANY && seconds > 0 ? seconds * 1000 : 0 };
  }
  if (status === OK_EMPTY) return { answer: ok(undefined), waitMs: 0 };
  const { text, isCut } = await limitedText(response, { bytes });
  return {
    answer: isCut ? err({ code: 'tooLarge', megabytes: bytes / MEGABYTE }) : parse(text),
    waitMs: 0,
  };
};

const tryOnce = async ({ url, limits, init, signal }: JsonRequest): Promise<Try> => {
  const expiry = AbortSignal.timeout(limits.milliseconds);
  const either = signal ? AbortSignal.any([signal, expiry]) : expiry;
  try {
    const response = await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer', signal: either });
    return await read(response, limits);
  } catch {
    const isLate = expiry.aborted && signal?.aborted !== true;
    return {
      answer: err(isLate ? { code: 'timeout', seconds: limits.milliseconds / 1000 } : { code: 'unreachable' }),
      waitMs: 0,
    };
  }
};

const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });

/**
 * Answer as JSON; status 204 is undefined. Sends no cookies and no referrer. Never rejects; an aborted request does
 * not count for the breaker.
 */
export const requestJson = async (request: JsonRequest): Promise<Result<unknown, DownloadCause>> => {
  const { retry = { tries: 1, minWaitMs: 0, maxWaitMs: 0 }, breaker, signal } = request;
  const isAborted = (): boolean => signal?.aborted ?? false;
  for (let left = retry.tries, wait = 1; ; left -= 1, wait *= 2) {
    const rests = breaker?.open();
    if (rests) return err(rests);
    const { answer, waitMs } = await tryOnce(request);
    if (isAborted()) return err({ code: 'unreachable' });
    if (answer.ok) breaker?.worked();
    else breaker?.failed(answer.error, waitMs);
    if (answer.ok || left <= 1 || !isPassing(answer.error)) return answer;
    await pause(wait * (retry.minWaitMs + Math.random() * (retry.maxWaitMs - retry.minWaitMs)), signal);
    if (isAborted()) return err({ code: 'unreachable' });
  }
};
