import { useMemo } from 'react';
import { averageCost } from '#domain/portfolio/averageCost.ts';
import { tradeGains, type TradeGains } from '#domain/portfolio/tradeGains.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import { ready, valueOf } from '#lib/loadable.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useLingui } from '@lingui/react/macro';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useOwnTrades } from '#reads/history/useOwnTrades.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import type { LabelledLine } from './chartLines.ts';
import type { ChartMarket } from './chartMarket.ts';

/** The account's trades in a market. Gains are those of `/assets`, known once all events of the account are read. */
export const useOwnGains = (market: ChartMarket, account: Address | undefined): TradeGains => {
  const all = useAccountEvents(account);
  const [base, quote] = [market.baseToken.address, market.quoteToken.address];
  const events = useMemo(() => {
    const isOwn = ({ soldToken, boughtToken }: PlacedEvent): boolean =>
      (soldToken === base && boughtToken === quote) || (soldToken === quote && boughtToken === base);
    return ready((valueOf(all) ?? []).filter(isOwn));
  }, [all, base, quote]);
  const { trades } = useOwnTrades(account, events);
  const isRead = account !== undefined && all.status === 'ready';
  return useMemo(() => tradeGains(trades, { base, quote }, isRead), [isRead, trades, base, quote]);
};

/** Line at the average cost of the tokens that are left from purchases in this market. */
export const useCostLine = (market: ChartMarket, { ledger }: TradeGains): LabelledLine | undefined => {
  const { t } = useLingui();
  const mask = useMask();
  return useMemo(() => {
    const { baseDecimals, quoteDecimals, base } = market;
    const average = ledger && averageCost(ledger);
    if (!average || average.numerator === 0n) return undefined;
    const amount = mask(formatAmount(ledger.held, baseDecimals));
    const symbol = shortenSymbol(base.symbol);
    return {
      id: 'cost',
      price: (Number(average.numerator) / Number(average.denominator)) * 10 ** (baseDecimals - quoteDecimals),
      label: t`Average cost of ${amount} ${symbol}`,
      kind: 'cost',
    };
  }, [market, ledger, mask, t]);
};
