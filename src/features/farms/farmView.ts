import type { Fraction } from '#domain/amounts/fraction.ts';
import { farmFunding, isClaimRefused, isUnpaid, paidUntil, type FarmFunding } from '#domain/farms/funding.ts';
import { farmPhase, isFarmActive, type FarmPhase } from '#domain/farms/period.ts';
import { dailyApyBps, farmAprBps, type PricedRate } from '#domain/farms/yields.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import type { RateBps } from '#domain/prices/rateBps.ts';
import type { FoundFarm } from '#reads/farms/useFarmList.ts';
import type { FarmReward, FarmState } from '#reads/farms/useFarmStates.ts';
import type { PositionSide } from '../position/index.ts';
import { assetAt, type AssetContext, rawPrice, type RawPrice, rawValue, unboundedValue } from '../rewards/index.ts';

export interface FarmRewardView extends Omit<FarmReward, 'token'> {
  readonly address: Address;
  readonly token: Token | undefined;
  readonly price: RawPrice | undefined;
  readonly funding: FarmFunding | undefined;
}

/** Spec 001 section 3. Raw units; undefined fields are unknown. */
export interface FarmView extends Omit<FarmState, 'rewards'> {
  readonly address: Address;
  readonly kind: FoundFarm['kind'];
  readonly name: string;
  readonly words: string;
  readonly stakingToken: Token | undefined;
  readonly sides: readonly [PositionSide, PositionSide] | undefined;
  readonly exchangeId: string | undefined;
  readonly rewards: readonly FarmRewardView[];
  readonly phase: FarmPhase | undefined;
  readonly isActive: boolean;
  /** True if the farm holds less of a reward than its period needs. */
  readonly isShort: boolean;
  /** True if the farm cannot pay a reward now. A claim takes all rewards or none. */
  readonly isUnpaid: boolean;
  /** Unix seconds until which the farm can pay all rewards, at most the period's end. */
  readonly paidUntil: bigint | undefined;
  /** True if a missing reward is the staked token: the contract then pays claims from the stakes. */
  readonly paysFromStakes: boolean;
  /** Raw staked tokens that claims have already taken from the stakes. */
  readonly stakesShortBy: bigint;
  /** True if the contract would revert. */
  readonly isClaimRefused: boolean;
  readonly isExitRefused: boolean;
  readonly aprBps: RateBps | undefined;
  readonly aprFor: (total: bigint | undefined) => RateBps | undefined;
  /** APY if rewards are staked again, for farms that allow it. */
  readonly apyBps: bigint | undefined;
  readonly valueOf: (raw: bigint | undefined) => DollarValue | undefined;
}

interface FarmContext extends AssetContext {
  readonly now: bigint | undefined;
}

type Amount = bigint | undefined;

const ONE: Fraction = { numerator: 1n, denominator: 1n };

const fundingOf = (farm: FoundFarm, state: FarmState, reward: FarmReward, now: Amount): FarmFunding | undefined => {
  const { rate, held } = reward;
  const { periodFinish, lastUpdateTime, totalStaked, staked = 0n } = state;
  if (rate === undefined || held === undefined || now === undefined) return undefined;
  if (periodFinish === undefined || lastUpdateTime === undefined || totalStaked === undefined) return undefined;
  const obligation = { rate, periodFinish, lastUpdateTime, totalStaked, staked, earned: reward.earned ?? 0n };
  return farmFunding(obligation, held, reward.token === farm.stakingToken, now);
};

const rewardView = (farm: FoundFarm, state: FarmState, reward: FarmReward, context: FarmContext): FarmRewardView => {
  const { token: address, ...known } = reward;
  const token = context.tokens.get(address);
  const price = rawPrice(context.prices.get(address), token);
  return { ...known, address, token, price, funding: fundingOf(farm, state, reward, context.now) };
};

const refusedBy = (rewards: readonly FarmReward[], staked: Amount, stakeToken?: Address): boolean =>
  rewards.some(
    ({ token, earned, held }) =>
      earned !== undefined &&
      held !== undefined &&
      isClaimRefused({ earned, staked: staked ?? 0n }, held, token === stakeToken),
  );

const isRewardUnpaid = ({ funding }: FarmRewardView): boolean => funding !== undefined && isUnpaid(funding);

interface Stakes {
  readonly token: Address;
  readonly price: RawPrice | undefined;
}

/** A reward in the staked token is a share of the stake, so the price does not matter. */
const pricedRate = ({ address, rate = 0n, price }: FarmRewardView, stakes: Stakes, total: Amount): PricedRate =>
  address === stakes.token
    ? { rate, price: ONE, stakedValue: total === undefined ? undefined : { numerator: total, denominator: 1n } }
    : { rate, price, stakedValue: unboundedValue(total, stakes.price) };

/** 0 outside the farm's period, or if the farm cannot pay. */
const aprOf = (
  rewards: readonly FarmRewardView[],
  phase: FarmPhase | undefined,
  stakes: Stakes,
  total: Amount,
): RateBps | undefined => {
  if (phase === undefined) return undefined;
  if (phase !== 'running' || rewards.some((reward) => reward.rate !== 0n && isRewardUnpaid(reward))) return { bps: 0n };
  if (rewards.some(({ rate }) => rate === undefined)) return undefined;
  return farmAprBps(rewards.map((reward) => pricedRate(reward, stakes, total)));
};

export const farmView = (farm: FoundFarm, state: FarmState, context: FarmContext): FarmView => {
  const { now } = context;
  const { periodFinish, totalStaked, staked } = state;
  const { price, token: stakingToken, ...asset } = assetAt(farm.stakingToken, context);
  const rewards = state.rewards.map((reward) => rewardView(farm, state, reward, context));
  const rates = rewards.map(({ rate }) => rate);
  const phase = periodFinish === undefined || now === undefined ? undefined : farmPhase({ periodFinish, rates }, now);
  const aprFor = (total: Amount): RateBps | undefined =>
    aprOf(rewards, phase, { token: farm.stakingToken, price }, total);
  const aprBps = aprFor(totalStaked);
  const compounds = rewards.every(({ address }) => address === farm.stakingToken);
  return {
    ...state,
    ...asset,
    stakingToken,
    address: farm.address,
    kind: farm.kind,
    words: [asset.name, ...rewards.map(({ token }) => token?.symbol ?? ''), farm.address].join(' '),
    rewards,
    phase,
    isActive: periodFinish === undefined || now === undefined || isFarmActive({ periodFinish }, now),
    isShort: rewards.some(({ funding }) => funding !== undefined && funding.shortBy > 0n),
    isUnpaid: rewards.some(isRewardUnpaid),
    paidUntil:
      periodFinish === undefined || now === undefined
        ? undefined
        : paidUntil(
            rewards.map(({ rate = 0n, funding }) => ({ rate, funding })),
            periodFinish,
            now,
          ),
    paysFromStakes: rewards.some(
      ({ address, funding }) => address === farm.stakingToken && funding !== undefined && funding.shortBy > 0n,
    ),
    stakesShortBy: rewards.find(({ address }) => address === farm.stakingToken)?.funding?.stakesShortBy ?? 0n,
    isClaimRefused: refusedBy(state.rewards, staked),
    isExitRefused: refusedBy(state.rewards, staked, farm.stakingToken),
    aprBps,
    aprFor,
    apyBps: compounds && aprBps !== undefined && aprBps.bps > 0n ? dailyApyBps(aprBps.bps) : undefined,
    valueOf: (raw) => rawValue(raw, price),
  };
};

/** Adds addresses to equal names, because any token may have any symbol. */
export const withDistinctNames = (farms: readonly FarmView[]): readonly FarmView[] => {
  const keyOf = ({ name, exchangeId }: FarmView): string => `${exchangeId ?? ''} ${name}`;
  const counts = new Map<string, number>();
  for (const farm of farms) counts.set(keyOf(farm), (counts.get(keyOf(farm)) ?? 0) + 1);
  return farms.map((farm) => {
    const { name, address } = farm;
    return counts.get(keyOf(farm)) === 1 ? farm : { ...farm, name: `${name} ${shortenAddress(address)}` };
  });
};
