import { useMemo, useState } from 'react';
import { bondRegistry } from '#chain/abis/bondRegistry.ts';
import { bondRules } from '#config/bondRules.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import type { BondEntry } from '#chain/codec/answers/bondEntry.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isFirstLoad, mapLoadable, valueOf, type Loadable } from '#lib/loadable.ts';
import { isUnread } from '../calls/isUnread.ts';
import { useCalls } from '../calls/useCalls.ts';

export type FoundBond = BondEntry;

interface BondList {
  readonly bonds: readonly FoundBond[];
  readonly isComplete: boolean;
  readonly isFailed: boolean;
}

/** Gas per read, so that a page fits into one request: a read beyond the list's end may use all of its gas. */
const gasRequired = Math.floor(rules.multicall.chunkGasLimit / bondRules.page);

const isWaiting = (answer: Loadable<Hex>): boolean => answer.status === 'idle' || isFirstLoad(answer);

export const useBondList = (): BondList => {
  const { bondRegistry: registry } = env;
  const [requested, setRequested] = useState<number>(bondRules.page);
  const calls = useMemo(
    () =>
      registry
        ? Array.from({ length: requested }, (_, index) => ({
            ...bondRegistry.bondDetails.call(registry, BigInt(index)),
            gasRequired,
          }))
        : [],
    [registry, requested],
  );
  const answers = useCalls(calls, rules.pools.miningBlocks);
  const last = answers.at(-1);
  if (last && valueOf(last) !== undefined && requested < bondRules.maxBonds) setRequested(requested + bondRules.page);
  return useMemo(() => {
    const found = answers.flatMap((answer) => valueOf(mapLoadable(answer, bondRegistry.bondDetails.decode)) ?? []);
    return {
      bonds: [...new Map(found.map((entry) => [entry.bond, entry] as const)).values()],
      isComplete: !answers.some(isWaiting),
      isFailed: answers.length > 0 && answers.every(isUnread),
    };
  }, [answers]);
};
