import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldName, FieldProblem, OperationHost } from '#domain/operations/operation.ts';
import type { OperationName } from '#domain/operations/operationNames.ts';

export const hostNames: Readonly<Record<OperationHost, MessageDescriptor>> = {
  distribution: msg`Reward distribution`,
  swapMining: msg`Trade mining`,
  farmFactory: msg`Farms`,
  bondRegistry: msg`Bonds`,
};

interface OperationText {
  readonly title: MessageDescriptor;
  readonly effect: MessageDescriptor;
}

export const operationTexts: Readonly<Record<OperationName, OperationText>> = {
  setReward: {
    title: msg`Set a reward`,
    effect: msg`Replaces what the account can claim of the token. The contract must hold enough to pay it.`,
  },
  stopClaims: { title: msg`Stop claims`, effect: msg`Nobody can claim until you resume. Rewards stay recorded.` },
  resumeClaims: { title: msg`Resume claims`, effect: msg`Everybody can claim recorded rewards again.` },
  addAdmin: {
    title: msg`Add an admin`,
    effect: msg`An admin can set everybody's rewards and stop claims. Only add accounts you trust.`,
  },
  deleteAdmin: { title: msg`Remove an admin`, effect: msg`The account can no longer set rewards or stop claims.` },
  addPair: {
    title: msg`Add a pair`,
    effect: msg`The pair gets its points' share of all rewards, and other pairs get less. A pair added twice counts twice.`,
  },
  deployFarm: {
    title: msg`Deploy a farm`,
    effect: msg`Creates the only farm for this staking token. It pays nothing until its rewards start.`,
  },
  updateFarm: {
    title: msg`Set a farm's next rewards`,
    effect: msg`Replaces the amounts and duration of the next period. The running period does not change.`,
  },
  fundFarm: {
    title: msg`Start a farm's rewards`,
    effect: msg`Moves the set rewards from the factory into the farm and starts the period.`,
  },
  pushBond: {
    title: msg`List a bond`,
    effect: msg`The bond appears on this site for everybody. It can't be removed from the list.`,
  },
};

export const fieldNames: Readonly<Record<FieldName, MessageDescriptor>> = {
  account: msg`Account`,
  token: msg`Reward token`,
  amount: msg`Amount`,
  pair: msg`Pair`,
  points: msg`Points`,
  farmOwner: msg`Owner of the farm`,
  stakingToken: msg`Staking token`,
  rewardA: msg`First reward token`,
  amountA: msg`Amount of the first reward`,
  rewardB: msg`Second reward token`,
  amountB: msg`Amount of the second reward`,
  seconds: msg`Duration in seconds`,
  payoutToken: msg`Payout token`,
  principal: msg`Token paid for the bond`,
  treasury: msg`Treasury`,
  bond: msg`Bond contract`,
  initialOwner: msg`Owner of the bond`,
  ceilings: msg`Tier ceilings, separated by commas`,
  fees: msg`Fees, separated by commas`,
};

export const fieldProblemText = (problem: FieldProblem): MessageDescriptor => {
  switch (problem.code) {
    case 'empty':
      return msg`Fill in this field.`;
    case 'address':
      return msg`Enter an address of this chain.`;
    case 'number':
    case 'notANumber':
      return msg`Enter a whole number, without separators.`;
    case 'numbers':
      return msg`Enter whole numbers separated by commas, or nothing.`;
    case 'noDecimals':
      return msg`The decimals of its token are unknown. Check the token's address.`;
    case 'tooManyDecimals': {
      const { decimals } = problem;
      return msg`This token has ${decimals} decimals. Enter fewer digits after the point.`;
    }
    case 'tooLarge':
      return msg`This is more than a contract takes.`;
  }
};
