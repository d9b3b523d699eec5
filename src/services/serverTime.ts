import { ownFolder } from '#lib/ownAddress.ts';

/** The date plus the age of a cached answer. */
const timeOf = ({ headers }: Response): number | undefined => {
  const dateMs = Date.parse(headers.get('date') ?? '');
  const ageSeconds = Number(headers.get('age') ?? 0);
  // The date is cut to whole seconds, so half a second is missing on average.
  return Number.isNaN(dateMs) || !(ageSeconds >= 0) ? undefined : dateMs + ageSeconds * 1000 + 500;
};

export interface ServerTime {
  readonly serverMs: number;
  /** Unix milliseconds of the device's clock at the answer. */
  readonly deviceMs: number;
  readonly uncertaintyMs: number;
}

/**
 * Time of the page's own server, because only its date is readable. Bypasses caches. The root is not used, because it
 * may be another site's. Never rejects.
 */
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
