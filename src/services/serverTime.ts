import { ownFolder } from '#lib/ownAddress.ts';

/** Date plus the age of a cached answer. */
const timeOf = ({ headers }: Response): number | undefined => {
  const dateMs = Date.parse(headers.get('date') ?? '');
  const ageSeconds = Number(headers.get('age') ?? 0);
  // The date is cut to whole seconds, so half a second is missing on average.
  return Number.isNaN(dateMs) || !(ageSeconds >= 0) ? undefined : dateMs + ageSeconds * 1000 + 500;
};

export interface ServerTime {
  /** Unix milliseconds. */
  readonly serverMs: number;
  /** Device's clock then, unix milliseconds. */
  readonly deviceMs: number;
  readonly uncertaintyMs: number;
}

/** Only its own server's date is readable. Bypasses caches; the root may be another site's. Never rejects. */
export const readServerTime = async (timeoutMs: number): Promise<ServerTime | undefined> => {
  const sentMs = Date.now();
  try {
    const location = `${globalThis.location.origin}${ownFolder()}?time=${sentMs}`;
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(location, { method: 'HEAD', cache: 'no-store', signal });
    const serverMs = timeOf(response);
    const halfMs = (Date.now() - sentMs) / 2;
    return serverMs === undefined
      ? undefined
      : { serverMs, deviceMs: sentMs + halfMs, uncertaintyMs: Math.abs(halfMs) };
  } catch {
    return undefined;
  }
};
