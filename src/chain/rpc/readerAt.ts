import type { Reader } from '../sending/send.ts';

/** Reads this block wherever the latest one is read, so that several reads see the same state. */
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
