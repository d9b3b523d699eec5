import { erc20 } from '#chain/abis/erc20.ts';
import { rewardDistribution } from '#chain/abis/rewardDistribution.ts';
import { env } from '#config/env.ts';
import { knownTokens } from '#config/tokens/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { idle, mapLoadable, valueOf, type Loadable } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';

export interface DistributedReward {
  readonly token: Token;
  readonly amount: bigint;
  readonly held: bigint | undefined;
  readonly owed: bigint | undefined;
}

interface Distribution {
  readonly rewards: readonly DistributedReward[];
  readonly isStopped: boolean | undefined;
  readonly isComplete: boolean;
}

const requested: readonly Address[] =
  env.rewardDistributionTokens.length > 0 ? env.rewardDistributionTokens : knownTokens.map(({ address }) => address);

const numberAt = (answers: readonly Loadable<Hex>[], index: number): bigint | undefined =>
  valueOf(mapLoadable(answers[index] ?? idle, erc20.balanceOf.decode));

export const useDistribution = (contract: Address, account: Address | undefined): Distribution => {
  const { rewards, stopped, totalRewards } = rewardDistribution;
  const isStopped = valueOf(useRead(stopped.read(contract)));
  const amounts = useCalls(account ? requested.map((token) => rewards.call(contract, token, account)) : []);
  const found = requested.flatMap((token, index) => {
    const amount = numberAt(amounts, index);
    return amount === undefined || amount === 0n ? [] : [{ token, amount }];
  });
  const tokens = usePoolTokens(found.map(({ token }) => token));
  const held = useCalls(found.map(({ token }) => erc20.balanceOf.call(token, contract)));
  const owed = useCalls(found.map(({ token }) => totalRewards.call(contract, token)));
  const isRead = amounts.every((answer) => valueOf(answer) !== undefined);
  return {
    rewards: found.flatMap(({ token: address, amount }, index) => {
      const token = tokens.get(address);
      return token ? [{ token, amount, held: numberAt(held, index), owed: numberAt(owed, index) }] : [];
    }),
    isStopped,
    isComplete: isRead && isStopped !== undefined && found.every(({ token }) => tokens.has(token)),
  };
};
