import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LedgerKind } from '#domain/ledger/ledgerMove.ts';
import { actionNames } from '#features/rewards/index.ts';

export const kindNames: Readonly<Record<LedgerKind, MessageDescriptor>> = {
  trade: msg`Trade`,
  reward: actionNames.reward,
  transferIn: msg`Received`,
  transferOut: msg`Sent`,
  poolEntry: msg`Liquidity added`,
  poolExit: msg`Liquidity removed`,
  stake: actionNames.deposit,
  unstake: actionNames.withdrawal,
  bondPurchase: actionNames.purchase,
  bondPayout: actionNames.redemption,
  burn: actionNames.burn,
  networkFee: msg`Network fee`,
};
