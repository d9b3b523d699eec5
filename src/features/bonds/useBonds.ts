import { useMemo, useState } from 'react';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useBondList } from '#reads/bonds/useBondList.ts';
import { useBondStates, useOwnBondsAhead } from '#reads/bonds/useBondStates.ts';
import { usePoolTokens } from '#reads/pools/usePoolTokens.ts';
import { useTokensAhead } from '#reads/tokens/useTokensAhead.ts';
import { useMiningPairs, useTokenPrices } from '../rewards/index.ts';
import { bondView, type BondView } from './bondView.ts';

interface Bonds {
  readonly bonds: readonly BondView[];
  readonly isComplete: boolean;
  readonly isFailed: boolean;
}

interface Shown {
  readonly shown: readonly Address[];
  /** Bond whose form is open: read with each block. */
  readonly opened?: Address | undefined;
  /** Blocks between two reads of the other shown bonds, by default one. */
  readonly listBlocks?: number | undefined;
}

const NONE: readonly Address[] = [];
const EVERY = rules.pools.miningBlocks;

const sameBonds = (a: readonly Address[], b: readonly Address[]): boolean =>
  a.length === b.length && a.every((bond) => b.includes(bond));

/**
 * Reads bonds every few minutes. Shown bonds and those that the account bought have an offer. The account's bonds, the
 * opened one, and those whose figures of different blocks give no price are read with each block.
 */
export const useBonds = (
  account: Address | undefined,
  { shown, opened, listBlocks = 1 }: Shown = { shown: NONE },
): Bonds => {
  const { bonds, isComplete, isFailed } = useBondList();
  const [unpriced, setUnpriced] = useState(NONE);
  const states = useBondStates(bonds, account, EVERY);
  const isLive = (bond: Address, i: number): boolean =>
    bond === opened || unpriced.includes(bond) || (states[i]?.own?.payout ?? 0n) > 0n;
  const live = useStableList(bonds.filter(({ bond }, i) => isLive(bond, i)));
  const listed = useStableList(bonds.filter(({ bond }) => shown.includes(bond)));
  useBondStates(live, account);
  useBondStates(listed, undefined, listBlocks);
  useOwnBondsAhead(listed, account);
  const principals = useStableList(bonds.map(({ principalToken }) => principalToken));
  useTokensAhead(principals);
  const pairs = useMiningPairs(principals, EVERY);
  const { dollarBlocks } = rules.multicall;
  useMiningPairs(useStableList(live.map(({ principalToken }) => principalToken)), dollarBlocks);
  useMiningPairs(useStableList(listed.map(({ principalToken }) => principalToken)), Math.max(listBlocks, dollarBlocks));
  const tokens = usePoolTokens(
    useStableList([
      ...bonds.map(({ payoutToken }) => payoutToken),
      ...principals.filter((principal) => pairs.strange.has(principal)),
    ]),
  );
  const prices = useTokenPrices(tokens);
  const { number } = useBlock();
  const views = useMemo(() => {
    const context = { pairs, tokens, prices, block: number === undefined ? undefined : BigInt(number) };
    return bonds.flatMap((bond, i) => {
      const state = states[i];
      return state ? [bondView(bond, state, context)] : [];
    });
  }, [bonds, states, pairs, tokens, prices, number]);
  const next = views.flatMap(({ address, offer }) => (offer === 'unknown' && shown.includes(address) ? [address] : []));
  if (!sameBonds(next, unpriced)) setUnpriced(next);
  return useMemo(() => {
    const areRead = states.every(
      ({ own, isFailed: isMute, isOwnFailed }) => isMute || isOwnFailed || account === undefined || own !== undefined,
    );
    return { bonds: views, isComplete: isComplete && areRead, isFailed };
  }, [views, states, account, isComplete, isFailed]);
};
