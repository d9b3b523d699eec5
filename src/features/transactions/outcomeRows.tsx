import { Plural, Trans } from '@lingui/react/macro';
import { averagePrice, feeWithin, takerFee } from '#domain/trade/limitOrder.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { Money, Price } from '../money/index.ts';
import { sideOfTrade } from './summaryWords.ts';

/** The parts of what an order did, in the order in which a ticket shows what it will do. */
export const outcomeRows = ({ info, outcome }: Pick<TransactionRecord, 'info' | 'outcome'>): readonly KeyValueRow[] => {
  if ((info.kind !== 'placeOrder' && info.kind !== 'swap') || !outcome) return [];
  const { input, output } = info;
  const fromBook = BigInt(outcome.receivedFromBook);
  const fromPool = BigInt(outcome.received) - fromBook;
  const side = sideOfTrade(info);
  const [base, quote] = side === 'BUY' ? [output, input] : [input, output];
  const received = BigInt(outcome.received);
  const isSwap = info.kind === 'swap';
  const spent = BigInt(outcome.spent);
  const fee = isSwap ? feeWithin(spent, BigInt(info.feePerThousand)) : takerFee(spent);
  const average = averagePrice(side, spent, fee, received);
  const rows: (KeyValueRow | false)[] = [
    fromBook > 0n && {
      key: 'book',
      label: <Plural value={outcome.ordersTouched} one="From book, # order" other="From book, # orders" />,
      value: <Money raw={fromBook} currency={output} role="received" />,
    },
    fromPool > 0n && {
      key: 'pool',
      label: <Trans>From pool</Trans>,
      value: <Money raw={fromPool} currency={output} role="received" />,
    },
    received > 0n && {
      key: 'average',
      label: <Trans>Average price</Trans>,
      value: <Price price={average} base={base} quote={quote} side={side} />,
    },
    received > 0n && {
      key: 'fee',
      label: isSwap ? <Trans>Fee of {info.exchange}</Trans> : <Trans>Taker fee, 0.3%</Trans>,
      value: <Money raw={fee} currency={input} role="paid" />,
    },
    outcome.rests !== '0' && {
      key: 'rests',
      label: <Trans>Open order</Trans>,
      value: <Money raw={BigInt(outcome.rests)} currency={input} role="paid" />,
    },
  ];
  return rows.filter((row) => row !== false);
};
