import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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
