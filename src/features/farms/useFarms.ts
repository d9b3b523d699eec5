import { useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { rules } from '#config/rules.ts';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useFarmList } from '#reads/farms/useFarmList.ts';
import { useFarmStates } from '#reads/farms/useFarmStates.ts';
import { usePoolTokens } from '#reads/pools/usePoolTokens.ts';
import { useDollarValues } from '#reads/tokens/useDollarValues.ts';
import { useMiningPairs } from '../rewards/index.ts';
import { farmView, withDistinctNames } from './farmView.ts';
import type { FarmView } from './farmView.ts';

export interface Farms {
  readonly farms: readonly FarmView[];
  /** Every farm, and every own stake, has been asked for and answered, or will not be. */
  readonly isComplete: boolean;
  /** The node did not tell whether there are farms. */
  readonly isFailed: boolean;
}

const poolTokenAt = (address: Address): Token => ({
  kind: 'token',
  chainId: POLYGON_CHAIN_ID,
  address,
  ...poolTokenWords,
});

/** Dollars for a whole token each. */
const usePrices = (tokens: ReadonlyMap<Address, Token>): ReadonlyMap<Address, Fraction> => {
  const { byId } = useDollarValues(
    useMemo(
      () => [...tokens.values()].map((currency) => ({ currency, amount: powerOfTen(currency.decimals) })),
      [tokens],
    ),
  );
  return useMemo(
    () =>
      new Map(
        [...tokens].flatMap(([address, token]) => {
          const price = byId.get(currencyId(token));
          return price ? [[address, price] as const] : [];
        }),
      ),
    [tokens, byId],
  );
};

/**
 * All farms, read every few minutes, with what an account has there: enough to list, sort and filter them. Those with an
 * own stake, and those named in `shown`, are read with every block.
 */
export const useFarms = (account: Address | undefined, shown: readonly Address[]): Farms => {
  const every = rules.pools.miningBlocks;
  const { farms, isComplete, isFailed } = useFarmList();
  const states = useFarmStates(farms, account, every);
  const live = useStableList(
    farms.filter(({ address }, i) => shown.includes(address) || (states[i]?.staked ?? 0n) > 0n),
  );
  useFarmStates(live, account);
  const stakingTokens = useStableList(farms.map(({ stakingToken }) => stakingToken));
  const pairs = useMiningPairs(stakingTokens, every);
  useMiningPairs(useStableList(live.map(({ stakingToken }) => stakingToken)), rules.multicall.dollarBlocks);
  const tokens = usePoolTokens(
    useStableList([
      ...farms.flatMap(({ rewardTokens }) => rewardTokens),
      ...stakingTokens.filter((one) => pairs.strange.has(one)),
    ]),
  );
  const prices = usePrices(tokens);
  const { timestamp } = useBlock();
  return useMemo(() => {
    const now = timestamp === undefined ? undefined : BigInt(timestamp);
    const context = { pairs, tokens, prices, now, poolTokenAt };
    const isTold = states.every(({ totalStaked, staked, isFailed: isMute }) =>
      isMute ? true : totalStaked !== undefined && (account === undefined || staked !== undefined),
    );
    return {
      farms: withDistinctNames(
        farms.flatMap((farm, i) => {
          const state = states[i];
          return state ? [farmView(farm, state, context)] : [];
        }),
      ),
      isComplete: isComplete && isTold,
      isFailed,
    };
  }, [farms, states, pairs, tokens, prices, timestamp, account, isComplete, isFailed]);
};
