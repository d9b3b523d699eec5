import type { CDPSession } from '@playwright/test';

/** A piece of a response. */
interface Piece {
  readonly url: string;
  /** Seconds since the page was requested. */
  readonly at: number;
  readonly bytes: number;
}

export interface Transfers {
  /** Bytes until a time, in seconds, of the responses whose address fits. The node's answers are not compressed. */
  bytesUntil(seconds: number, fits?: (url: string) => boolean): number;
  /** URLs of all requests. */
  urls(): readonly string[];
}

/** Watches what a session's page loads next. */
export const watchTransfers = (session: CDPSession): Transfers => {
  const urls = new Map<string, string>();
  const pieces: Piece[] = [];
  /** Bytes counted of each response: the browser reports some of them only at its end. */
  const counted = new Map<string, number>();
  let start: number | undefined;
  const add = (requestId: string, timestamp: number, bytes: number): void => {
    const url = urls.get(requestId) ?? '';
    pieces.push({ url, at: timestamp - (start ?? timestamp), bytes });
    counted.set(requestId, (counted.get(requestId) ?? 0) + bytes);
  };
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    start ??= timestamp;
    urls.set(requestId, request.url);
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    add(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    add(requestId, timestamp, Math.max(0, encodedDataLength - (counted.get(requestId) ?? 0))),
  );
  return {
    bytesUntil: (seconds, fits = () => true) =>
      pieces.reduce((sum, { url, at, bytes }) => sum + (at <= seconds && fits(url) ? bytes : 0), 0),
    urls: () => [...new Set(urls.values())],
  };
};
