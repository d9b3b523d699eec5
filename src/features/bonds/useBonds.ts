import { useMemo } from 'react';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useBondList } from '#reads/bonds/useBondList.ts';
import { useBondStates } from '#reads/bonds/useBondStates.ts';
import { usePoolTokens } from '#reads/pools/usePoolTokens.ts';
import { useTokensAhead } from '#reads/tokens/useTokensAhead.ts';
import { useMiningPairs, useTokenPrices } from '../rewards/index.ts';
import { bondView, type BondView } from './bondView.ts';

interface Bonds {
  readonly bonds: readonly BondView[];
  readonly isComplete: boolean;
  readonly isFailed: boolean;
}

/**
 * Reads bonds every few minutes; bonds in `shown` and those that the account bought are read each block and have an
 * offer.
 */
export const useBonds = (account: Address | undefined, shown: readonly Address[]): Bonds => {
  const every = rules.pools.miningBlocks;
  const { bonds, isComplete, isFailed } = useBondList();
  const states = useBondStates(bonds, account, every);
  const isLive = (bond: Address, i: number): boolean => shown.includes(bond) || (states[i]?.own?.payout ?? 0n) > 0n;
  const live = useStableList(bonds.filter(({ bond }, i) => isLive(bond, i)));
  useBondStates(live, account);
  const principals = useStableList(bonds.map(({ principalToken }) => principalToken));
  useTokensAhead(principals);
  const pairs = useMiningPairs(principals, every);
  useMiningPairs(useStableList(live.map(({ principalToken }) => principalToken)), rules.multicall.dollarBlocks);
  const tokens = usePoolTokens(
    useStableList([
      ...bonds.map(({ payoutToken }) => payoutToken),
      ...principals.filter((principal) => pairs.strange.has(principal)),
    ]),
  );
  const prices = useTokenPrices(tokens);
  const { number } = useBlock();
  return useMemo(() => {
    const context = { pairs, tokens, prices, block: number === undefined ? undefined : BigInt(number) };
    const areRead = states.every(
      ({ own, isFailed: isMute, isOwnFailed }) => isMute || isOwnFailed || account === undefined || own !== undefined,
    );
    return {
      bonds: bonds.flatMap((bond, i) => {
        const state = states[i];
        return state ? [bondView(bond, state, context)] : [];
      }),
      isComplete: isComplete && areRead,
      isFailed,
    };
  }, [bonds, states, pairs, tokens, prices, number, account, isComplete, isFailed]);
};
