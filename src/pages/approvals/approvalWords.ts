import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { spenders, type Spender } from '#config/spenders.ts';
import { isUnlimited, type ApprovalRow } from '#domain/approvals/atRisk.ts';
import { exactText } from '#domain/format/formatExact.ts';
import type { Address } from '#domain/tokens/types.ts';

const nameOf = (spender: Spender): MessageDescriptor => {
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

const names: ReadonlyMap<Address, MessageDescriptor> = new Map(
  spenders.map((spender) => [spender.address, nameOf(spender)]),
);

/** Any spender that is not configured is a farm of the factory. */
export const spenderName = (address: Address): MessageDescriptor => names.get(address) ?? msg`Farm`;

const unlimited = msg`Unlimited`;
const unread = msg`Couldn't load`;

/** Every digit, unless it is unlimited. */
export const allowanceWords = ({ allowance, supply, asset }: ApprovalRow): MessageDescriptor | string => {
  if (allowance === undefined) return unread;
  return isUnlimited(allowance, supply) ? unlimited : exactText(allowance, asset.decimals);
};
