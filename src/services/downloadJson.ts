import type { DownloadCause } from '#domain/lists/types.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';

export interface DownloadLimits {
  readonly bytes: number;
  readonly milliseconds: number;
}

const MEGABYTE = 1_000_000;

/** The whole body as text, or undefined as soon as it is larger than allowed. */
const readBody = async (response: Response, maxBytes: number): Promise<string | undefined> => {
  if (Number(response.headers.get('content-length')) > maxBytes) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (const reader = response.body?.getReader(); reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
};

const parse = (text: string): Result<unknown, DownloadCause> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ code: 'notJson' });
  }
};

/** One request without cookies, a GET unless it says otherwise: the JSON at a web address, limited in size and time. */
export const downloadJson = async (
  url: string,
  limits: DownloadLimits,
  request: RequestInit = {},
): Promise<Result<unknown, DownloadCause>> => {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    const response = await fetch(url, { ...request, credentials: 'omit', referrerPolicy: 'no-referrer', signal });
    if (!response.ok) {
      await response.body?.cancel();
      return err({ code: 'status', status: response.status });
    }
    const text = await readBody(response, limits.bytes);
    return text === undefined ? err({ code: 'tooLarge', megabytes: limits.bytes / MEGABYTE }) : parse(text);
  } catch {
    return err(signal.aborted ? { code: 'timeout', seconds: limits.milliseconds / 1000 } : { code: 'unreachable' });
  }
};
