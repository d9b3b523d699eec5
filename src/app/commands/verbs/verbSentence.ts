import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { VerbReading } from '#domain/verbs/parseVerb.ts';
import type { FilledTicket, VerbMarket, VerbProblem } from './resolveOrder.ts';

export const orderSentence = (
  { side, text, currency, price }: FilledTicket,
  { base, quote }: Pick<VerbMarket, 'base' | 'quote'>,
): MessageDescriptor => {
  const amount = `${text} ${shortenSymbol(currency.symbol)}`;
  const symbol = shortenSymbol(base.symbol);
  const at = `${price ?? ''} ${shortenSymbol(quote.symbol)}`;
  if (currency === base) {
    if (price === undefined)
      return side === 'BUY' ? msg`Buy ${amount} at the market price` : msg`Sell ${amount} at the market price`;
    return side === 'BUY' ? msg`Buy ${amount}, limit price ${at}` : msg`Sell ${amount}, limit price ${at}`;
  }
  if (price === undefined) {
    return side === 'BUY'
      ? msg`Buy ${symbol} for ${amount} at the market price`
      : msg`Sell ${symbol} for ${amount} at the market price`;
  }
  return side === 'BUY'
    ? msg`Buy ${symbol} for ${amount}, limit price ${at}`
    : msg`Sell ${symbol} for ${amount}, limit price ${at}`;
};

const missing: Readonly<Record<Extract<VerbReading, { readonly kind: 'missing' }>['what'], MessageDescriptor>> = {
  amount: msg`Type an amount`,
  price: msg`Type a price, bid, ask or mid`,
  which: msg`Type all or last`,
};

export const readingProblem = (reading: Exclude<VerbReading, { readonly kind: 'verb' }>): MessageDescriptor => {
  if (reading.kind === 'missing') return missing[reading.what];
  const { word } = reading;
  return reading.kind === 'unknown'
    ? msg`Unknown word: ${word}`
    : msg`${word} can mean two numbers. Type it without a separator for thousands.`;
};

export const verbProblem = (problem: VerbProblem): MessageDescriptor => {
  if (problem.code === 'otherSymbol') {
    const { symbol } = problem;
    return msg`This market has no ${symbol}`;
  }
  if (problem.code === 'otherShare') {
    const paid = shortenSymbol(problem.paid);
    return msg`A sale pays ${paid}, so the percentage counts ${paid}`;
  }
  return problem.code === 'noPrice' ? msg`The order book has no such price now` : msg`You have no balance to pay with`;
};
