import type { Reader } from '../sending/send.ts';

/** Reader of this block instead of the latest one, so that several reads see the same state. */
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
