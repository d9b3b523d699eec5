import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RewardProgramme } from '#config/rewardContracts.ts';
import type { MoveAction } from '#domain/rewards/rewardMoves.ts';

export const actionNames: Readonly<Record<MoveAction, MessageDescriptor>> = {
  deposit: msg`Deposited`,
  burn: msg`Burned`,
  purchase: msg`Bond bought`,
  withdrawal: msg`Withdrawn`,
  reward: msg`Rewards received`,
  redemption: msg`Bond redeemed`,
  received: msg`Received, stake or rewards`,
};

export const programmeNames: Readonly<Record<RewardProgramme, MessageDescriptor>> = {
  trade: msg`Trade mining`,
  liquidity: msg`Liquidity mining`,
  order: msg`Limit-order mining`,
  single: msg`Single-token staking`,
  lock: msg`Lock and stake`,
  farm: msg`Farm`,
  burn: msg`Burn & Earn`,
  bond: msg`Bond`,
  airdrop: msg`Airdrop`,
  distribution: msg`Distributed rewards`,
};
