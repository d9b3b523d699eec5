import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isUnlimited, type ApprovalRow } from '#domain/approvals/atRisk.ts';
import { exactText } from '#domain/format/formatExact.ts';
import type { Address } from '#domain/tokens/types.ts';
import { staysApproved, type ActualCall } from '#domain/transactions/actualCall.ts';
import { contractName } from '#features/contractNames/index.ts';
import { doneWords, plannedEffectWords } from '#features/transactions/index.ts';

/** A spender that is not configured is a farm of the factory. */
export const spenderName = (address: Address): MessageDescriptor => contractName(address) ?? msg`Farm`;

const unlimited = msg`Unlimited`;
const unread = msg`Couldn't load`;

/** A token may keep an allowance although the call succeeded. */
export const revokedWords = (actual: ActualCall): MessageDescriptor => {
  if (actual.call === null) return plannedEffectWords;
  const kept = staysApproved(actual) === undefined ? undefined : doneWords(actual);
  return kept ?? msg`Revoked`;
};

/** All digits, unless the allowance is unlimited. */
export const allowanceWords = ({ allowance, supply, asset }: ApprovalRow): MessageDescriptor | string => {
  if (allowance === undefined) return unread;
  return isUnlimited(allowance, supply) ? unlimited : exactText(allowance, asset.decimals);
};
