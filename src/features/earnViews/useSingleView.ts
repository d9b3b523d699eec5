import { useMemo } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { BlockTime } from '#domain/mining/blockTime.ts';
import { aprBps } from '#domain/mining/yields.ts';
import { apyBps } from '#domain/staking/compound.ts';
import { isClaimShort, isEnded, owedRewards, runwayOf, type Runway } from '#domain/staking/single.ts';
import type { DollarValue, TokenPrice, ValuePrice } from '#domain/prices/dollarValue.ts';
import type { RateBps } from '#domain/prices/rateBps.ts';
import { rawPrice, unboundedValue, useDollarPrice } from '../rewards/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import type { SingleProgramme } from '#reads/staking/useSingleProgrammes.ts';

export interface SingleView extends SingleProgramme {
  readonly blockTime: BlockTime;
  readonly block: bigint | undefined;
  /** True if rewards can be staked again. */
  readonly isSameToken: boolean;
  readonly isEnded: boolean;
  readonly isShort: boolean;
  readonly owed: bigint | undefined;
  readonly runway: Runway | undefined;
  /** 0 if rewards ended or cannot be paid. */
  readonly perBlock: bigint | undefined;
  readonly rewardPrice: TokenPrice | undefined;
  readonly tokenPrice: TokenPrice | undefined;
  /** APR if `supply` is staked in total. */
  readonly aprOf: (supply: bigint | undefined) => RateBps | undefined;
  readonly apr: RateBps | undefined;
  readonly apy: bigint | undefined;
}

const ONE: Fraction = { numerator: 1n, denominator: 1n };

const runwayAt = (
  terms: SingleProgramme['terms'],
  payable: bigint | undefined,
  block: bigint | undefined,
): SingleView['runway'] =>
  terms && payable !== undefined && block !== undefined ? runwayOf(terms, payable, block) : undefined;

const aprAt = (
  perBlock: bigint,
  blockTimeMs: number,
  rewardPrice: ValuePrice,
  stakedValue: DollarValue | undefined,
): RateBps | undefined => stakedValue && aprBps({ perBlock, blockTimeMs, rewardPrice, stakedValue });

interface SingleContext {
  readonly block: bigint | undefined;
  readonly blockTime: BlockTime;
  /** Prices per whole token. */
  readonly tokenPrice: TokenPrice | undefined;
  readonly rewardPrice: TokenPrice | undefined;
}

export const singleView = (programme: SingleProgramme, context: SingleContext): SingleView => {
  const { token, rewardToken, terms, payable, pending } = programme;
  const { block, blockTime, tokenPrice, rewardPrice } = context;
  const isKnown = terms !== undefined && block !== undefined;
  const isSameToken = token !== undefined && token.address === rewardToken?.address;
  const ended = isKnown && isEnded(terms, block);
  const runway = runwayAt(terms, payable, block);
  // Rewards that cannot be paid are no yield.
  const isUnpaid = ended || runway?.kind === 'short';
  const perBlock = isUnpaid ? 0n : terms?.perBlock;
  const [price, reward] = isSameToken ? [ONE, ONE] : [rawPrice(tokenPrice, token), rawPrice(rewardPrice, rewardToken)];
  const aprOf: SingleView['aprOf'] = (supply) =>
    supply === undefined || perBlock === undefined || !price || !reward
      ? undefined
      : aprAt(perBlock, blockTime.ms, reward, unboundedValue(supply, price));
  const apr = aprOf(terms?.totalStaked);
  return {
    ...programme,
    ...context,
    isSameToken,
    isEnded: ended,
    isShort: isClaimShort(pending, payable),
    owed: isKnown ? owedRewards(terms, block) : undefined,
    runway,
    perBlock,
    aprOf,
    apr,
    apy: isSameToken && apr !== undefined ? apyBps(apr.bps) : undefined,
  };
};

export const useSingleView = (programme: SingleProgramme): SingleView => {
  const { number } = useBlock();
  const blockTime = useBlockTime();
  const [tokenPrice, rewardPrice] = [useDollarPrice(programme.token), useDollarPrice(programme.rewardToken)];
  return useMemo(() => {
    const block = number === undefined ? undefined : BigInt(number);
    return singleView(programme, { block, blockTime, tokenPrice, rewardPrice });
  }, [programme, number, blockTime, tokenPrice, rewardPrice]);
};
