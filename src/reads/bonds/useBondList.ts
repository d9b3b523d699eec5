import { useMemo, useState } from 'react';
import { bondRegistry } from '#chain/abis/bondRegistry.ts';
import { bondRules } from '#config/bondRules.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import type { BondEntry } from '#chain/codec/answers/bondEntry.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isFirstLoad, mapLoadable, valueOf } from '#lib/loadable.ts';
import type { Loadable } from '#lib/loadable.ts';
import { isUnread } from '../calls/isUnread.ts';
import { useCalls } from '../calls/useCalls.ts';

/** A bond: what it sells, and for what. */
export type FoundBond = BondEntry;

export interface BondList {
  /** In the order of the registry, each contract once. */
  readonly bonds: readonly FoundBond[];
  /** True once everything has been requested and answered, or will not be. */
  readonly isComplete: boolean;
  /** The node did not report whether there are bonds. */
  readonly isFailed: boolean;
}

/** A page fills a request alone with this gas limit: reads beyond the list may burn all of it. */
const gasRequired = Math.floor(rules.multicall.chunkGasLimit / bondRules.page);

const isWaiting = (answer: Loadable<Hex>): boolean => answer.status === 'idle' || isFirstLoad(answer);

/** The bonds of the registry, read until it reverts: a page at once, and another one where the page is full. */
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
