import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import {
  nextStep,
  readNewer,
  readOlder,
  unread,
  type PoolSwapsState,
  type ReadPools,
  type Requested,
  type SwapSource,
} from './poolSwapReading.ts';

export interface PoolSwapsStore {
  state(): PoolSwapsState;
  subscribe(listener: () => void): () => void;
  /** Reads so many days back for these pools only; a reading that is not requested any more ends. */
  want(pools: readonly Address[], days: number): void;
  seeBlock(blockNumber: number): void;
}

const createProgress = (tell: () => void) => {
  let state = unread;
  const checkedAt = new Map<Address, number>();
  const change = (changed: Partial<PoolSwapsState>): void => {
    state = { ...state, ...changed };
    tell();
  };
  return {
    state: () => state,
    change,
    keep: (read: ReadPools): void => change({ pools: new Map([...state.pools, ...read]) }),
    isOld: (pool: Address, block: number): boolean => block - (checkedAt.get(pool) ?? block) >= rules.pools.swapsBlocks,
    check(pools: readonly Address[], block: number): void {
      for (const pool of pools) checkedAt.set(pool, block);
    },
  };
};

export const createPoolSwaps = (source: SwapSource): PoolSwapsStore => {
  const changes = createNotifier();
  const progress = createProgress(changes.tell);
  let requested: Requested = { pools: [], days: 1, signal: AbortSignal.abort() };
  let leave = new AbortController();
  let isRunning = false;
  let [block, retryAt] = [0, 0];

  /** False: nothing is left to read. */
  const readStep = async (now: Requested): Promise<boolean> => {
    const state = progress.state();
    const step = nextStep(state, now, { firstBlock: source.firstBlock, isOld: (pool) => progress.isOld(pool, block) });
    if (step.kind === 'newer') {
      progress.check(step.pools, block);
      progress.keep(await readNewer(source, state.pools, { ...now, pools: step.pools }));
    } else if (step.kind === 'older') {
      await readOlder(source, () => progress.state().pools, { ...step, signal: now.signal }, progress.keep);
    } else {
      progress.change({ status: 'complete', isFull: step.kind === 'full' });
      return false;
    }
    return true;
  };

  const run = async (): Promise<void> => {
    if (isRunning || block === 0 || block < retryAt) return;
    isRunning = true;
    let goesOn = true;
    while (goesOn) {
      const now = requested;
      try {
        goesOn = (await readStep(now)) || requested !== now;
      } catch {
        goesOn = requested !== now;
        if (!goesOn) {
          retryAt = block + rules.markets.retryBlocks;
          progress.change({ status: 'failed' });
        }
      }
    }
    isRunning = false;
  };

  return {
    state: progress.state,
    subscribe: changes.add,
    want(pools, days) {
      leave.abort();
      leave = new AbortController();
      requested = { pools, days, signal: leave.signal };
      progress.change({ status: 'reading', isFull: false });
      void run();
    },
    seeBlock(blockNumber) {
      block = blockNumber;
      void run();
    },
  };
};

export const poolSwaps = createPoolSwaps({ rpc: readRpc, firstBlock: env.firstBlock });
