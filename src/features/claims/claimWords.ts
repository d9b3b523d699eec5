import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RewardClaim } from './rewardClaim.ts';

export const programmeNames: Readonly<Record<RewardClaim['programme'], MessageDescriptor>> = {
  liquidity: msg`Liquidity mining`,
  trade: msg`Trade mining`,
  order: msg`Limit-order mining`,
  single: msg`Single-token staking`,
  farm: msg`Farm`,
  burn: msg`Burn & Earn`,
  bond: msg`Bond`,
  distribution: msg`Distributed rewards`,
};

/** Why a claim would be refused. */
export const blockedWords: Readonly<Record<NonNullable<RewardClaim['blocked']>, MessageDescriptor>> = {
  vaultShort: msg`The rewards vault can't pay this now. Your rewards stay yours; claim them once it is filled.`,
  paused: msg`Claims are paused. Your rewards stay yours; claim them once they resume.`,
  stopped: msg`Claims are stopped. Your rewards stay yours; claim them once they resume.`,
};
