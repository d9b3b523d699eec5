import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { env } from '#config/env.ts';
import { spenders, type Spender } from '#config/spenders.ts';
import type { Address } from '#domain/tokens/types.ts';

const spenderName = (spender: Spender): MessageDescriptor => {
  switch (spender.kind) {
    case 'orderBook':
      return msg`Order book`;
    case 'rewardsPool':
      return msg`Rewards pool`;
    case 'staking':
      return msg`Staking`;
    case 'farm':
      return msg`Farm`;
    case 'burnEarn':
      return msg`Burn & Earn`;
    case 'router': {
      const { exchange } = spender;
      return msg`${exchange} router`;
    }
  }
};

type Named = readonly [address: Address | undefined, name: MessageDescriptor];

const others: readonly Named[] = [
  [env.governor, msg`Governor`],
  [env.factory, msg`Pool factory`],
  [env.farmFactory, msg`Farm factory`],
  [env.bondRegistry, msg`Bond registry`],
  [env.swapMining, msg`Trade mining`],
  [env.orderMining, msg`Limit-order mining`],
  [env.rewardDistribution, msg`Reward distribution`],
  ...env.airdrops.map(({ distributor }): Named => [distributor, msg`Airdrop`]),
  ...env.faucets.map((faucet): Named => [faucet, msg`Faucet`]),
];

const names: ReadonlyMap<string, MessageDescriptor> = new Map(
  [...others, ...spenders.map((spender): Named => [spender.address, spenderName(spender)])].flatMap(([address, name]) =>
    address ? [[address.toLowerCase(), name]] : [],
  ),
);

/** Undefined for a contract that is not configured. */
export const contractName = (address: Address): MessageDescriptor | undefined => names.get(address.toLowerCase());
