import { readRpc } from '#chain/rpc/readRpc.ts';
import { BUILD_HASH } from '#config/build.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { blockStride } from '#stores/blockStride.ts';
import type { BlockPoller } from '../block/blockPoller.ts';
import type { ReadBlock } from '../block/blockSubscribers.ts';
import { isVisible } from '../block/visibility.ts';
import { openSharedLine, type SharedLine } from './shareReads.ts';

/**
 * A working leader may be late by these shares of the block time. The share differs by tab, so that one tab takes over
 * first.
 */
const [LATE, SPREAD] = [0.5, 0.4];

interface Sharing {
  readonly share: (read: ReadBlock) => ReadBlock;
  readonly stop: () => void;
}

const nameNow = (): string => ['reads', POLYGON_CHAIN_ID, BUILD_HASH, ...readRpc.nodes.urls].join(' ');

/** Visible tabs of one browser share the reads of each block, if it supports Web Locks and BroadcastChannel. */
export const startSharing = (poller: Pick<BlockPoller, 'pollBy'>): Sharing | undefined => {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (!locks || typeof BroadcastChannel === 'undefined') return undefined;
  const spread = SPREAD * Math.random();
  let line: SharedLine | undefined;
  const leave = (): void => {
    line?.close();
    line = undefined;
  };
  const join = (): void => {
    const name = nameNow();
    if (line?.name === name || !isVisible()) return;
    leave();
    const silenceMs = (stride: number): number => (stride + LATE + spread) * env.blockTimeMs;
    const options = { poller, locks, name, silenceMs, stride: blockStride.current, now: () => performance.now() };
    try {
      line = openSharedLine(options);
    } catch {
      // Firefox denies channels if storage is disabled.
    }
  };
  const stopStride = blockStride.subscribe(() => line?.strideChanged());
  const left = new AbortController();
  const { signal } = left;
  document.addEventListener('visibilitychange', () => (isVisible() ? join() : leave()), { signal });
  document.addEventListener('freeze', leave, { signal });
  document.addEventListener('resume', join, { signal });
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', join, { signal });
  join();
  return {
    share: (read) => (query) => {
      join();
      return line ? line.read(read, query) : read(query);
    },
    stop: () => {
      left.abort();
      stopStride();
      leave();
    },
  };
};
