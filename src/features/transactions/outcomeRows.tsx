import { Plural, Trans } from '@lingui/react/macro';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { averagePrice, feeWithin, takerFee } from '#domain/trade/limitOrder.ts';
import { actualCalls } from '#domain/transactions/actualCall.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { Money, Price } from '../money/index.ts';
import { claimedWords, recordOutcomeWords } from './recordWords.ts';
import { splitRows } from './splitWords.tsx';
import { sideOfTrade } from './summaryWords.ts';

type Rows = readonly (KeyValueRow | false)[];

const liquidityRows = (record: TransactionRecord): Rows =>
  actualCalls(record).flatMap(({ info, call }): Rows => {
    if (!('currencyA' in info) || !call || !('poolTokens' in call)) return [];
    const isAdded = info.kind === 'addLiquidity';
    const sides = [
      { key: 'a', currency: info.currencyA, raw: BigInt(call.amountA) },
      { key: 'b', currency: info.currencyB, raw: BigInt(call.amountB) },
    ];
    return [
      ...sides.map(({ key, currency, raw }) => {
        const symbol = shortenSymbol(currency.symbol);
        return {
          key,
          label: isAdded ? <Trans>{symbol} paid</Trans> : <Trans>{symbol} received</Trans>,
          value: <Money raw={raw} currency={currency} role="neither" />,
        };
      }),
      {
        key: 'poolTokens',
        label: isAdded ? <Trans>Pool tokens received</Trans> : <Trans>Pool tokens paid</Trans>,
        value: <Money raw={BigInt(call.poolTokens)} currency={poolTokenWords} role="neither" />,
      },
    ];
  });

/** Rewards that the transaction's words leave out, such as those of a withdrawal before a removal. */
const claimedRows = (record: TransactionRecord): Rows => {
  const words = recordOutcomeWords(record) ? undefined : claimedWords(record);
  return [
    words !== undefined && {
      key: 'rewards',
      label: <Trans>Rewards received</Trans>,
      value: <span translate="no">{words}</span>,
    },
  ];
};

const returnedRows = ({ returnedCoin }: TransactionRecord): Rows => [
  returnedCoin !== undefined && {
    key: 'returned',
    label: <Trans>{nativeCurrency.symbol} returned</Trans>,
    value: <Money raw={BigInt(returnedCoin)} currency={nativeCurrency} role="neither" />,
  },
];

const feeRows = ({ receipt, from }: TransactionRecord): Rows => [
  receipt?.networkFee !== undefined &&
    receipt.from === from && {
      key: 'networkFee',
      label: <Trans>Network fee</Trans>,
      value: <Money raw={BigInt(receipt.networkFee)} currency={nativeCurrency} role="neither" />,
    },
];

export const outcomeRows = (record: TransactionRecord): readonly KeyValueRow[] =>
  [
    ...(splitRows(record) ?? orderRows(record)),
    ...restRows(record),
    ...liquidityRows(record),
    ...claimedRows(record),
    ...returnedRows(record),
    ...feeRows(record),
  ].filter((row) => row !== false);

const orderRows = ({ info, outcome }: Pick<TransactionRecord, 'info' | 'outcome'>): Rows => {
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
  return [
    fromBook > 0n && {
      key: 'book',
      label: <Plural value={outcome.ordersTouched} one="From book, # order" other="From book, # orders" />,
      value: <Money raw={fromBook} currency={output} role="neither" />,
    },
    fromPool > 0n && {
      key: 'pool',
      label: <Trans>From pool</Trans>,
      value: <Money raw={fromPool} currency={output} role="neither" />,
    },
    received > 0n && {
      key: 'average',
      label: <Trans>Average price</Trans>,
      value: <Price price={average} base={base} quote={quote} side={undefined} />,
    },
    received > 0n && {
      key: 'fee',
      label: isSwap ? <Trans>Fee of {info.exchange}</Trans> : <Trans>Taker fee, 0.3%</Trans>,
      value: <Money raw={fee} currency={input} role="neither" />,
    },
  ];
};

const restRows = ({ info, outcome }: Pick<TransactionRecord, 'info' | 'outcome'>): Rows => [
  info.kind === 'placeOrder' &&
    outcome !== undefined &&
    outcome.rests !== '0' && {
      key: 'rests',
      label: <Trans>Open order</Trans>,
      value: <Money raw={BigInt(outcome.rests)} currency={info.input} role="neither" />,
    },
];
