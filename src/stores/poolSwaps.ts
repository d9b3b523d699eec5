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
  type SwapSource,
  type SwapStep,
} from './poolSwapReading.ts';

interface PoolSwapsStore {
  state(): PoolSwapsState;
  subscribe(listener: () => void): () => void;
  /** Reads back this number of days for a consumer's pools. A read that no consumer needs any more ends. */
  want(consumer: object, pools: readonly Address[], days: number): void;
  seeBlock(blockNumber: number): void;
}

const createProgress = (notify: () => void) => {
  let state = unread;
  const checkedAt = new Map<Address, number>();
  const change = (changed: Partial<PoolSwapsState>): void => {
    const fields = Object.keys(changed) as (keyof PoolSwapsState)[];
    if (fields.every((field) => changed[field] === state[field])) return;
    state = { ...state, ...changed };
    notify();
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

interface Wish {
  readonly pools: readonly Address[];
  readonly days: number;
}

/** Removes repeated pools: the first request of a pool decides its number of days. */
const apart = (wishes: Iterable<Wish>): readonly Wish[] => {
  const known = new Set<Address>();
  return [...wishes].map(({ pools, days }) => {
    const own = pools.filter((pool) => !known.has(pool));
    for (const pool of own) known.add(pool);
    return { pools: own, days };
  });
};

const noSteps: SwapStep = { kind: 'end' };

interface StepContext {
  readonly source: SwapSource;
  readonly progress: ReturnType<typeof createProgress>;
  readonly wishes: readonly Wish[];
  readonly block: number;
  readonly signal: AbortSignal;
}

const readStep = async ({ source, progress, wishes, block, signal }: StepContext): Promise<boolean> => {
  const state = progress.state();
  const context = { firstBlock: source.firstBlock, isOld: (pool: Address) => progress.isOld(pool, block) };
  const steps = wishes.map((wish) => ({ days: wish.days, step: nextStep(state, wish, context) }));
  const isReading = ({ step }: { readonly step: SwapStep }): boolean => step.kind === 'newer' || step.kind === 'older';
  const { step, days } = steps.find(isReading) ?? { step: noSteps, days: 0 };
  if (step.kind === 'newer') {
    progress.check(step.pools, block);
    progress.keep(await readNewer(source, state.pools, { pools: step.pools, days, signal }));
  } else if (step.kind === 'older') {
    await readOlder(source, () => progress.state().pools, { ...step, signal }, progress.keep);
  } else {
    progress.change({ status: 'complete', isFull: steps.some((each) => each.step.kind === 'full') });
    return false;
  }
  return true;
};

export const createPoolSwaps = (source: SwapSource): PoolSwapsStore => {
  const changes = createNotifier();
  const progress = createProgress(changes.notify);
  const wishes = new Map<object, Wish>();
  let leave = new AbortController();
  let isRunning = false;
  let [block, retryAt] = [0, 0];

  const run = async (): Promise<void> => {
    if (isRunning || block === 0 || block < retryAt) return;
    isRunning = true;
    let goesOn = true;
    while (goesOn) {
      const { signal } = leave;
      try {
        const now = { source, progress, wishes: apart(wishes.values()), block, signal };
        goesOn = (await readStep(now)) || signal.aborted;
      } catch {
        goesOn = signal.aborted;
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
    want(consumer, pools, days) {
      leave.abort();
      leave = new AbortController();
      if (pools.length > 0) wishes.set(consumer, { pools, days });
      else wishes.delete(consumer);
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
