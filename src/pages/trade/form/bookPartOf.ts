import type { TradeSplit } from '#domain/trade/splitTrade.ts';
import { ok } from '#lib/result.ts';
import type { TradeForm } from './useTradeForm.ts';

/** The order that a split places in the book, as if it were the ticket's. Its approval comes with its confirmation. */
export const bookPartOf = (form: TradeForm, { book }: TradeSplit): TradeForm => {
  const { exchange } = form;
  const used = exchange && { ...exchange.used, split: undefined, quote: ok(book) };
  return {
    ...form,
    quote: book,
    exchange: exchange && used && { ...exchange, used },
    approval: { ...form.approval, state: 'batched' },
  };
};
