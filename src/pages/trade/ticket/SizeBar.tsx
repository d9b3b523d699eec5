import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { typeableText } from '#domain/format/typeableText.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { ExchangeChoice } from '#domain/trade/chooseExchange.ts';
import { bookScale, routerScale, splitScale, type SizeScale } from '#domain/trade/sizeWithin.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { Slider } from '#ui/fields/Slider.tsx';
import { color, space, text } from '#ui/theme/theme.ts';
import { percentText } from '#domain/format/percentText.ts';
import type { Market } from '../shared/tradeMarket.ts';
import type { TicketActions } from '../order/form/useTicketActions.ts';
import { priceText } from '../shared/priceText.ts';
import { distanceAt, nearerStop, positionOf, sizeStops } from './sizeBarView.ts';

const Bar = styled.div`
  display: grid;
  gap: ${space(1)};
  & > p {
    ${text(12)}
    color: ${color('text-2')};
  }
`;

export interface SizedTicket {
  readonly direction: TradeDirection;
  readonly quote: TradeQuote | undefined;
  readonly exchange: ExchangeChoice | undefined;
  readonly currencies: Pick<TradeCurrencies, 'input' | 'inputToken'>;
  readonly maxInput: bigint | undefined;
  readonly actions: Pick<TicketActions, 'typeAmount'>;
}

interface SizeBarProps {
  readonly ticket: SizedTicket;
  readonly market: Market;
  readonly book: PairBook;
}

const useScale = ({ direction, exchange, currencies }: SizedTicket, book: PairBook): SizeScale | undefined => {
  const pool = exchange?.used.market;
  const other = exchange?.used.split?.market;
  const address = currencies.inputToken?.address;
  return useMemo(() => {
    if (pool) return routerScale(direction, pool);
    const market = address && orientMarket(book, address);
    if (!market || market.reserveSold === 0n || market.reserveBought === 0n) return undefined;
    return other ? splitScale(direction, market, other) : bookScale(direction, market);
  }, [direction, pool, other, address, book]);
};

interface WordsProps extends Omit<SizeBarProps, 'book'> {
  readonly quote: TradeQuote;
  readonly scale: SizeScale;
  readonly reach: number;
}

function Words({ ticket, market, quote, scale, reach }: WordsProps): ReactElement {
  const price = priceText(quote.worstPrice, market, ticket.direction);
  const impact = percentText(quote.priceImpactBps ?? 0);
  const nearer = nearerStop(reach);
  const distance = percentText(nearer ?? 0);
  const within = nearer === undefined ? undefined : scale.sizeWithin(nearer);
  const share = within === undefined ? undefined : Number((within * 100n) / quote.order.from);
  return (
    <p role="status">
      <Trans>
        All fills, worst price {price}, impact {impact}.
      </Trans>{' '}
      {share !== undefined && (
        <Trans>
          {share}% fills within {distance}.
        </Trans>
      )}
    </p>
  );
}

/** Scale for the size of a market order by its distance from the market. A press or drag sets the size. */
export function SizeBar({ ticket, market, book }: SizeBarProps): ReactElement | null {
  const { t } = useLingui();
  const { direction, quote, currencies, maxInput, actions } = ticket;
  const { input } = currencies;
  const scale = useScale(ticket, book);
  const from = quote?.filled.spent;
  const reach = useMemo(() => (from !== undefined && from > 0n ? scale?.reachOf(from) : undefined), [scale, from]);
  if (!quote || !input || !scale || reach === undefined || quote.rests.sold > 0n) return null;
  const choose = (position: number): void => {
    const size = scale.sizeWithin(distanceAt(position));
    if (size === undefined || size === 0n) return;
    const paid = maxInput !== undefined && maxInput > 0n && maxInput < size ? maxInput : size;
    actions.typeAmount('INPUT', typeableText(paid, input.decimals));
  };
  return (
    <Bar>
      <Words ticket={ticket} market={market} quote={quote} scale={scale} reach={reach} />
      <Slider
        label={t`Size by distance from the market`}
        value={positionOf(reach)}
        valueText={percentText(reach)}
        stops={sizeStops}
        tone={direction === 'BUY' ? 'buy' : 'sell'}
        onChange={choose}
      />
    </Bar>
  );
}
