import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatAmount } from '../../domain/format/formatAmount.ts';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import type { CurrencyFact, OrderOutcome, TransactionInfo } from '../../domain/transactions/types.ts';

/** An amount with its symbol, as summaries say it. */
export const amountWords = (raw: string, { symbol, decimals }: CurrencyFact): string =>
  `${formatAmount(BigInt(raw), decimals, { thousands: ',' })} ${shortenSymbol(symbol)}`;

/** What a transaction is meant to do, in words. */
export const summaryWords = (info: TransactionInfo): MessageDescriptor => {
  switch (info.kind) {
    case 'placeOrder': {
      const paid = amountWords(info.from, info.input);
      const wanted = amountWords(info.to, info.output);
      return info.direction === 'BUY'
        ? msg`Buy at least ${wanted} for ${paid}`
        : msg`Sell ${paid} for at least ${wanted}`;
    }
    case 'cancelOrder': {
      const back = amountWords(info.amount, info.input);
      return msg`Cancel an order and take back ${back}`;
    }
    case 'approve': {
      const symbol = shortenSymbol(info.token.symbol);
      return msg`Approve ${symbol}`;
    }
    case 'resetApproval': {
      const symbol = shortenSymbol(info.token.symbol);
      return msg`Take back the approval of ${symbol}`;
    }
  }
};

/** What an order really did, in words; undefined where the receipt tells nothing more than success. */
export const outcomeWords = (
  info: TransactionInfo,
  outcome: OrderOutcome | undefined,
): MessageDescriptor | undefined => {
  if (info.kind !== 'placeOrder' || !outcome) return undefined;
  if (outcome.received === '0') return msg`Your order is open`;
  const received = amountWords(outcome.received, info.output);
  const spent = amountWords(outcome.spent, info.input);
  return info.direction === 'BUY' ? msg`Bought ${received} for ${spent}` : msg`Sold ${spent} for ${received}`;
};

/** What stays of an order, in words. */
export const restWords = (info: TransactionInfo, outcome: OrderOutcome | undefined): MessageDescriptor | undefined => {
  if (info.kind !== 'placeOrder' || !outcome || outcome.rests === '0') return undefined;
  const rest = amountWords(outcome.rests, info.input);
  return msg`${rest} stays as your open order`;
};
