import type { MessageDescriptor } from '@lingui/core';
import type { AddProblem } from '#domain/liquidity/validateAdd.ts';
import { addButtonText } from './messages.ts';
import type { AddForm } from './useAddForm.ts';
import type { AddSideView } from './useAddSides.ts';

const isOfSide = (problem: AddProblem, { currency, follows }: AddSideView): boolean => {
  if (problem.code === 'belowFirstMint') return problem.currency === currency;
  return problem.code === 'pool' && problem.problem.code !== 'oneSided' && !follows;
};

export const sideFlaw = ({ problem }: AddForm, side: AddSideView): MessageDescriptor | undefined => {
  const { currency, amount, balance, connected } = side.field;
  if (currency && connected && amount !== undefined && balance !== undefined && amount > balance) {
    return addButtonText({ code: 'insufficientBalance', currency });
  }
  return problem && isOfSide(problem, side) ? addButtonText(problem) : undefined;
};
