import type { Reader } from '../sending/send.ts';

/** Reads this block instead of the latest, so that several reads see the same state. */
export const readerAt = (reader: Reader, blockNumber: number): Reader => {
  const tag = `0x${blockNumber.toString(16)}`;
  return {
    send: (method, params) =>
      reader.send(
        method,
        params.map((param) => (param === 'latest' ? tag : param)),
      ),
  };
};
