import { plainPrice } from '#domain/format/exactPrice.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { printOf } from '#domain/history/prints.ts';
import type { PairTrade } from '#domain/history/types.ts';
import { fileTime } from '#domain/ledger/ledgerEntry.ts';
import type { ChartMarket } from '#features/chart/index.ts';
import { marketName, marketSymbols } from '#state/marketRule.ts';

export const marketTradesFile = (trades: readonly PairTrade[], market: ChartMarket): readonly (readonly string[])[] => {
  const [base, quote] = marketSymbols(market);
  const { baseDecimals, quoteDecimals, baseIsToken0 } = market;
  const decimals = { base: baseDecimals, quote: quoteDecimals };
  return [
    [
      'time (UTC)',
      'market',
      'side',
      `price (${quote} per ${base})`,
      `amount (${base})`,
      `total (${quote})`,
      'source',
      'transaction',
    ],
    ...trades.flatMap((trade) => {
      const print = printOf(trade, market);
      if (!print) return [];
      return [
        [
          fileTime(trade.timestamp),
          marketName(market),
          trade.buysToken0 === baseIsToken0 ? 'BUY' : 'SELL',
          plainPrice(print.price, decimals),
          formatExact(print.base, baseDecimals),
          formatExact(print.quote, quoteDecimals),
          trade.source,
          trade.transactionHash,
        ],
      ];
    }),
  ];
};
