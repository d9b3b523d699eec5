import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { defaultExchange } from '#config/exchanges.ts';
import { actualCalls, type ActualCall } from '#domain/transactions/actualCall.ts';
import { isOrderOutcome, type OrderOutcome } from '#domain/transactions/callOutcome.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import type { KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { amountWords } from './amountWords.ts';
import { sideOfTrade } from './summaryWords.ts';

type InfoOf<K extends TransactionInfo['kind']> = Extract<TransactionInfo, { readonly kind: K }>;

interface Split {
  readonly order: InfoOf<'placeOrder'>;
  readonly swap: InfoOf<'swap'>;
}

interface SplitOutcome extends Split {
  readonly ordered: OrderOutcome;
  readonly swapped: OrderOutcome;
}

const splitOf = ([swap, order, third]: readonly TransactionInfo[]): Split | undefined =>
  !third && swap?.kind === 'swap' && order?.kind === 'placeOrder' ? { order, swap } : undefined;

const outcomeOf = (purposes: readonly ActualCall[]): SplitOutcome | undefined => {
  const split = splitOf(purposes.map(({ info }) => info));
  const [swapped, ordered] = purposes.map(({ call }) => (call && isOrderOutcome(call) ? call : undefined));
  return split && swapped && ordered && { ...split, ordered, swapped };
};

const sumOf = (a: string, b: string): string => (BigInt(a) + BigInt(b)).toString();

export const splitSummary = (infos: readonly TransactionInfo[]): MessageDescriptor | undefined => {
  const split = splitOf(infos);
  if (!split) return undefined;
  const paid = amountWords(sumOf(split.order.from, split.swap.from), split.order.input, 'paid');
  const [book, other] = [defaultExchange.name, split.swap.exchange];
  return msg`Trade ${paid} split over ${book} and ${other}`;
};

/** Sum of both parts by the receipt; undefined if one part is unknown. */
export const splitDone = (purposes: readonly ActualCall[]): MessageDescriptor | undefined => {
  const done = outcomeOf(purposes);
  if (!done) return undefined;
  const { order, swap, ordered, swapped } = done;
  const received = amountWords(sumOf(ordered.received, swapped.received), order.output, 'neither');
  const spent = amountWords(sumOf(ordered.spent, swapped.spent), order.input, 'neither');
  const [book, other] = [defaultExchange.name, swap.exchange];
  return sideOfTrade(order) === 'BUY'
    ? msg`Bought ${received} for ${spent}, split over ${book} and ${other}`
    : msg`Sold ${spent} for ${received}, split over ${book} and ${other}`;
};

const AIDS: ReadonlySet<TransactionInfo['kind']> = new Set(['approve', 'resetApproval']);

/** Payment and output of each part; undefined for all other transactions. */
export const splitRows = (record: TransactionRecord): readonly KeyValueRow[] | undefined => {
  const done = outcomeOf(actualCalls(record).filter(({ info }) => !AIDS.has(info.kind)));
  if (!done) return undefined;
  const { order, swap, ordered, swapped: elsewhere } = done;
  const row = (key: string, label: string, outcome: OrderOutcome): KeyValueRow => {
    const swapped = amountWords(outcome.spent, order.input, 'neither');
    const received = amountWords(outcome.received, order.output, 'neither');
    return {
      key,
      label,
      value: (
        <Trans>
          {swapped} for {received}
        </Trans>
      ),
    };
  };
  return [row('book', defaultExchange.name, ordered), row('other', swap.exchange, elsewhere)];
};
