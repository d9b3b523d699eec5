import { useEffect, useState } from 'react';
import { readHeaders } from '#chain/reading/blockHeaders.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';

type BlockTimes = ReadonlyMap<number, number>;

/** Unix seconds by block number; unread blocks are missing. A failed read is not repeated. */
export const useBlockTimes = (blocks: readonly number[]): BlockTimes => {
  const [times, setTimes] = useState<BlockTimes>(new Map());
  const missing = [...new Set(blocks)].filter((block) => !times.has(block)).join(' ');
  useEffect(() => {
    if (missing === '') return undefined;
    const controller = new AbortController();
    const read = async (): Promise<void> => {
      const headers = await readHeaders(readRpc, missing.split(' ').map(Number), controller.signal);
      const found = [...headers.values()].map(({ blockNumber, timestamp }) => [blockNumber, timestamp] as const);
      if (found.length > 0) setTimes((known) => new Map([...known, ...found]));
    };
    read().catch(() => undefined);
    return () => controller.abort();
  }, [missing]);
  return times;
};
