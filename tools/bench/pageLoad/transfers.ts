import type { CDPSession } from '@playwright/test';

interface Piece {
  readonly url: string;
  /** Seconds since the page was requested. */
  readonly at: number;
  readonly bytes: number;
}

export interface Transfers {
  /** Bytes until a time in seconds. `fits` filters by URL. The node's answers are not compressed. */
  bytesUntil(seconds: number, fits?: (url: string) => boolean): number;
  urls(): readonly string[];
}

export const watchTransfers = (session: CDPSession): Transfers => {
  const urls = new Map<string, string>();
  const pieces: Piece[] = [];
  /** The browser reports some bytes only when a response ends. */
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
