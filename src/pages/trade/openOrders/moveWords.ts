import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Currency } from '#domain/tokens/types.ts';
import { moneyWords } from '#features/money/index.ts';
import type { MoveProblem } from './moveView.ts';
import type { MoveProgress } from './moveProgress.ts';
import { quoteProblemText } from '../order/form/quoteProblemText.ts';
import type { Market } from '../shared/tradeMarket.ts';

export const moveProblemWords = (problem: MoveProblem, { base, quote }: Market, input: Currency): MessageDescriptor => {
  if (problem.code === 'loading') return msg`Loading the order book`;
  if (problem.code === 'loadingEvent') return msg`Loading how this order was placed`;
  if (problem.code === 'samePrice') return msg`Enter another price.`;
  const minimum = problem.code === 'refused' && 'minimum' in problem.refusal ? problem.refusal.minimum : 0n;
  return quoteProblemText(problem, `${base.symbol}/${quote.symbol}`, moneyWords(minimum, input, 'paid'));
};

type Step = 'cancel' | 'place';
const next = msg`Next`;
const inWallet = msg`Confirm in your wallet`;
const sent = msg`Pending`;
const notSent = msg`Not sent`;
const done = msg`Confirmed`;

const words: Readonly<Record<MoveProgress['at'], Readonly<Record<Step, MessageDescriptor>>>> = {
  review: { cancel: next, place: next },
  cancelling: { cancel: inWallet, place: next },
  confirming: { cancel: sent, place: next },
  notCancelled: { cancel: msg`Not cancelled`, place: notSent },
  reading: { cancel: done, place: next },
  placing: { cancel: done, place: inWallet },
  notPlaced: { cancel: done, place: notSent },
  placed: { cancel: done, place: sent },
};

export const stepWords = (at: MoveProgress['at'], step: Step): MessageDescriptor => words[at][step];
