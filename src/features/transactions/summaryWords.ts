import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatAmount } from '../../domain/format/formatAmount.ts';
import { formatMarketPrice } from '../../domain/format/formatMarketPrice.ts';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import { orderPrice } from '../../domain/trade/limitOrder.ts';
import type { CurrencyFact, OrderOutcome, TransactionInfo } from '../../domain/transactions/types.ts';

type PlacedOrder = Extract<TransactionInfo, { readonly kind: 'placeOrder' }>;

/** An amount with its symbol, as summaries say it. */
export const amountWords = (raw: string, { symbol, decimals }: CurrencyFact): string =>
  `${formatAmount(BigInt(raw), decimals, { thousands: ',' })} ${shortenSymbol(symbol)}`;

/** The worst price of an order in the market's quote token, as it was confirmed: before the fee. */
const limitWords = ({ direction, input, output, from, to }: PlacedOrder): string => {
  const [base, quote] = direction === 'BUY' ? [output, input] : [input, output];
  const price = orderPrice(direction, BigInt(from), BigInt(to));
  const digits = formatMarketPrice(price, { base: base.decimals, quote: quote.decimals }, { thousands: ',' });
  return `${digits} ${shortenSymbol(quote.symbol)}`;
};

/** What a transaction is meant to do, in words. */
export const summaryWords = (info: TransactionInfo): MessageDescriptor => {
  switch (info.kind) {
    case 'placeOrder': {
      const paid = amountWords(info.from, info.input);
      const limit = limitWords(info);
      if (info.direction === 'SELL') return msg`Sell ${paid}, limit ${limit}`;
      const bought = shortenSymbol(info.output.symbol);
      return msg`Buy ${bought} for ${paid}, limit ${limit}`;
    }
    case 'swap': {
      const paid = amountWords(info.from, info.input);
      const received = amountWords(info.to, info.output);
      const { exchange } = info;
      return info.field === 'INPUT'
        ? msg`Swap ${paid} for at least ${received} on ${exchange}`
        : msg`Swap at most ${paid} for ${received} on ${exchange}`;
    }
    case 'cancelOrder': {
      const back = amountWords(info.amount, info.input);
      return msg`Cancel an order and take back ${back}`;
    }
    case 'cancelIntoDeposit': {
      const kept = amountWords(info.amount, info.input);
      return msg`Cancel an order and keep ${kept} in the order book`;
    }
    case 'withdrawDeposit': {
      const back = amountWords(info.amount, info.token);
      return msg`Withdraw ${back} from the order book`;
    }
    case 'wrap': {
      const paid = amountWords(info.amount, info.input);
      return msg`Wrap ${paid}`;
    }
    case 'unwrap': {
      const paid = amountWords(info.amount, info.input);
      return msg`Unwrap ${paid}`;
    }
    case 'addLiquidity': {
      const [first, second] = [amountWords(info.amountA, info.currencyA), amountWords(info.amountB, info.currencyB)];
      return msg`Add ${first} and ${second}`;
    }
    case 'removeLiquidity': {
      const [first, second] = [amountWords(info.amountA, info.currencyA), amountWords(info.amountB, info.currencyB)];
      return msg`Remove ${first} and ${second}`;
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

/** What an order or a trade really did, in words; undefined where the receipt tells nothing more than success. */
export const outcomeWords = (
  info: TransactionInfo,
  outcome: OrderOutcome | undefined,
): MessageDescriptor | undefined => {
  if ((info.kind !== 'placeOrder' && info.kind !== 'swap') || !outcome) return undefined;
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
