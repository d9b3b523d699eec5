import type { MessageDescriptor } from '@lingui/core';
import type { OrderRefusal } from '#domain/orderBook/types.ts';
import type { QuoteProblem, TradeField } from '#domain/trade/types.ts';
import type { TradeProblem } from '#domain/trade/validateTrade.ts';
import { buttonText } from './messages.ts';

type TicketField = TradeField | 'PRICE';

const ofRefusal: Readonly<Partial<Record<OrderRefusal['code'], TicketField>>> = {
  belowMinimum: 'INPUT',
  divisionByZero: 'PRICE',
  walkTooDeep: 'PRICE',
};

const ofQuote = (problem: QuoteProblem, typed: TradeField): TicketField | undefined => {
  switch (problem.code) {
    case 'amountTooSmall':
      return typed;
    case 'outputTooLarge':
      return 'OUTPUT';
    case 'priceZero':
    case 'wouldFill':
      return 'PRICE';
    case 'refused':
      return ofRefusal[problem.refusal.code] ?? typed;
    default:
      return undefined;
  }
};

const problemField = (problem: TradeProblem | undefined, typed: TradeField): TicketField | undefined => {
  switch (problem?.code) {
    case 'insufficientBalance':
      return 'INPUT';
    case 'noPrice':
    case 'priceZero':
      return 'PRICE';
    case 'quote':
      return ofQuote(problem.problem, typed);
    default:
      return undefined;
  }
};

export interface TicketFlaw {
  readonly problem: TradeProblem | undefined;
  readonly field: TradeField;
  readonly priceText: string;
}

export const fieldProblemText = (
  { problem, field, priceText }: TicketFlaw,
  shownField: TicketField,
): MessageDescriptor | undefined => {
  if (!problem || problemField(problem, field) !== shownField) return undefined;
  return shownField === 'PRICE' && priceText === '' ? undefined : buttonText(problem);
};
