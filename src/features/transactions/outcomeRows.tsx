import { Plural, Trans } from '@lingui/react/macro';
import { divideUp } from '../../domain/amounts/integers.ts';
import { formatFixed } from '../../domain/format/formatFixed.ts';
import { formatMarketPrice } from '../../domain/format/formatMarketPrice.ts';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import { orderPrice, takerFee } from '../../domain/trade/limitOrder.ts';
import type { CurrencyFact, TransactionRecord } from '../../domain/transactions/types.ts';
import type { KeyValueRow } from '../../ui/KeyValue.tsx';

/** An amount as the ticket and the confirmation showed it. */
const amountText = (raw: bigint, { symbol, decimals }: CurrencyFact): string =>
  `${formatFixed(raw, decimals, { thousands: ',' })} ${shortenSymbol(symbol)}`;

/** The parts of what an order did, in the order in which a ticket shows what it will do. */
export const outcomeRows = ({ info, outcome }: Pick<TransactionRecord, 'info' | 'outcome'>): readonly KeyValueRow[] => {
  if ((info.kind !== 'placeOrder' && info.kind !== 'swap') || !outcome) return [];
  const { input, output } = info;
  const fromBook = BigInt(outcome.receivedFromBook);
  const fromPool = BigInt(outcome.received) - fromBook;
  const isBuy = info.direction === 'BUY';
  const [base, quote] = isBuy ? [output, input] : [input, output];
  const received = BigInt(outcome.received);
  const isSwap = info.kind === 'swap';
  const spent = BigInt(outcome.spent);
  const fee = isSwap ? divideUp(spent * BigInt(info.feePerThousand), 1000n) : takerFee(spent);
  const average = orderPrice(info.direction, spent - fee, received);
  const rows: (KeyValueRow | false)[] = [
    fromBook > 0n && {
      key: 'book',
      label: <Plural value={outcome.ordersTouched} one="From book, # order" other="From book, # orders" />,
      value: amountText(fromBook, output),
    },
    fromPool > 0n && {
      key: 'pool',
      label: <Trans>From pool</Trans>,
      value: amountText(fromPool, output),
    },
    received > 0n && {
      key: 'average',
      label: <Trans>Average price</Trans>,
      value: `${formatMarketPrice(average, { base: base.decimals, quote: quote.decimals }, { thousands: ',' })} ${quote.symbol}`,
    },
    received > 0n && {
      key: 'fee',
      label: isSwap ? <Trans>Fee of {info.exchange}</Trans> : <Trans>Taker fee, 0.3%</Trans>,
      value: amountText(fee, input),
    },
    outcome.rests !== '0' && {
      key: 'rests',
      label: <Trans>Open order</Trans>,
      value: amountText(BigInt(outcome.rests), input),
    },
  ];
  return rows.filter((row) => row !== false);
};
