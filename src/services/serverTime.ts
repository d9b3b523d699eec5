import { ownFolder } from '#lib/ownAddress.ts';

/** The right time by a server's answer: its own date, and how long a cache has kept the answer. */
const timeOf = ({ headers }: Response): number | undefined => {
  const dateMs = Date.parse(headers.get('date') ?? '');
  const ageSeconds = Number(headers.get('age') ?? 0);
  // The date is cut to whole seconds: half of one is missing on average.
  return Number.isNaN(dateMs) || !(ageSeconds >= 0) ? undefined : dateMs + ageSeconds * 1000 + 500;
};

export interface ServerTime {
  /** Unix milliseconds. */
  readonly serverMs: number;
  /** The device's clock at the same moment, unix milliseconds, and by how much that moment is uncertain. */
  readonly deviceMs: number;
  readonly uncertaintyMs: number;
}

/**
 * The time of the server that the page came from: the only one whose date a page may read without its consent. Asked past
 * every cache at the application's own folder, as the server's root may be another's. Undefined where it does not answer in time, or sends no date. Never rejects.
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
