import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RewardClaim } from '#programmes/claim.ts';

const blockedWords: Readonly<Record<NonNullable<RewardClaim['blocked']>, MessageDescriptor>> = {
  vaultShort: msg`The rewards vault can't pay this now. Your rewards stay recorded in the contract; claim them once it is filled.`,
  vaultShared: msg`The rewards vault can't pay this and your other claims. To claim this one, leave another one out.`,
  paused: msg`Claims are paused. Your rewards stay recorded in the contract; claim them once claims resume.`,
  pending: msg`Claiming. The transaction has been sent.`,
  stopped: msg`Claims are stopped. Your rewards stay recorded in the contract; claim them once claims resume.`,
};
const unfunded = msg`The contract doesn't hold enough to pay this now. Your rewards stay recorded in it; claim them once it is funded.`;

export const blockedText = (
  programme: RewardClaim['programme'],
  blocked: keyof typeof blockedWords,
): MessageDescriptor => (blocked === 'vaultShort' && programme.hasVault !== true ? unfunded : blockedWords[blocked]);
