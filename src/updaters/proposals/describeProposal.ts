import { erc20 } from '#chain/abis/erc20.ts';
import { farm as farmAbi } from '#chain/abis/farm.ts';
import { env } from '#config/env.ts';
import { exchanges } from '#config/exchanges.ts';
import { spenders } from '#config/spenders.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { DescribedCall } from '#domain/transactions/describedCall.ts';
import type { RequestedCall, TransactionInfo } from '#domain/transactions/types.ts';
import { firstOf, whenCalled, type Describer } from './describeCall.ts';
import { describeLiquidity } from './describeLiquidity.ts';
import {
  describeBondAdmin,
  describeDistributionAdmin,
  describeFarmAdmin,
  describeMiningAdmin,
} from './describeOperations.ts';
import {
  describeAirdrop,
  describeBond,
  describeBurn,
  describeDistributionClaim,
  describeFaucet,
  describeOrderClaim,
  describeTradeClaim,
  listedBond,
} from './describeRewards.ts';
import { describeFarm, describeLock, describeMining, describeSingle, farmRewards } from './describeStakes.ts';
import { describeSwap } from './describeSwap.ts';
import { describeBook, describeWrap } from './describeTrade.ts';
import { describeDelegation, describeGovernor } from './describeVotes.ts';
import { NotDescribed, type ProposalReader } from './proposalReader.ts';

const isSpender = async (spender: Address, reader: ProposalReader): Promise<boolean> => {
  if (spenders.some((address) => address === spender)) return true;
  if (await listedBond(spender, reader)) return true;
  const stakingToken = await reader.maybe(farmAbi.stakingToken, spender);
  if (stakingToken === undefined) return false;
  return (await farmRewards(spender, stakingToken, reader)).length > 0;
};

const describeApproval: Describer = whenCalled(erc20.approve, async ([spender, amount], reader, { to }) => {
  const kind = amount === 0n ? 'resetApproval' : 'approve';
  if (kind === 'approve' && !(await isSpender(spender, reader))) throw new NotDescribed('another spender');
  return { kind, token: await reader.token(to), spender, amount: amount.toString() };
});

const describeRequirement: Describer = whenCalled(erc20.transfer, async ([receiver, amount], reader, { to }) => {
  if (receiver !== reader.safe) throw new NotDescribed('a payment');
  return { kind: 'requireBalance', token: await reader.token(to), amount: amount.toString() };
});

const hosts: readonly (readonly [Address | undefined, Describer])[] = [
  [env.orderBook, describeBook],
  [env.wrappedNative, describeWrap],
  ...exchanges.map(
    (exchange) => [exchange.router, firstOf(describeLiquidity(exchange), describeSwap(exchange))] as const,
  ),
  [env.lpStaking, (call, reader) => describeMining(call.to)(call, reader)],
  ...env.singleStaking.map((staking) => [staking, describeSingle(staking)] as const),
  ...env.lockStaking.map((staking) => [staking, describeLock(staking)] as const),
  [env.swapMining, firstOf(describeTradeClaim, describeMiningAdmin)],
  [env.orderMining, describeOrderClaim],
  [env.rewardDistribution, firstOf(describeDistributionClaim, describeDistributionAdmin)],
  ...env.airdrops.map(({ distributor }) => [distributor, describeAirdrop] as const),
  [env.burnEarn, describeBurn],
  ...env.faucets.map((address) => [address, describeFaucet] as const),
  [env.governor, describeGovernor],
  [env.farmFactory, describeFarmAdmin],
  [env.bondRegistry, describeBondAdmin],
];

const describeListed: Describer = firstOf(
  describeApproval,
  describeRequirement,
  describeDelegation,
  describeFarm,
  describeBond,
);

const infoOf = async (call: RequestedCall, reader: ProposalReader): Promise<TransactionInfo | undefined> => {
  const own = hosts.flatMap(([host, describe]) => (host === call.to ? [describe] : []));
  try {
    return await firstOf(...own, describeListed)(call, reader);
  } catch (cause) {
    if (cause instanceof NotDescribed) return undefined;
    throw cause;
  }
};

export const describeProposal = (
  calls: readonly RequestedCall[],
  reader: ProposalReader,
): Promise<readonly DescribedCall[]> =>
  Promise.all(calls.map(async (call) => ({ to: call.to, info: await infoOf(call, reader) })));
