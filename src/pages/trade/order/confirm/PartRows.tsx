import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import type { TradeSplit } from '#domain/trade/splitTrade.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import { moneyWords } from '#features/money/index.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { Market } from '../../shared/tradeMarket.ts';
import { priceText } from '../../shared/priceText.ts';
import { PriceImpact } from '../preview/PriceImpact.tsx';

interface PartProps {
  readonly quote: TradeQuote;
  readonly direction: TradeDirection;
  readonly market: Market;
}

interface PartRowsProps extends PartProps {
  readonly name: string;
}

export function PartFigures({ quote, direction, market }: PartProps): ReactElement {
  const [input, output] = direction === 'BUY' ? [market.quote, market.base] : [market.base, market.quote];
  const paid = moneyWords(quote.order.from, input, 'paid');
  const received = moneyWords(quote.filled.received, output, 'received');
  const least = moneyWords(quote.minReceived, output, 'received');
  const worst = priceText(quote.worstPrice, market, direction);
  return (
    <Trans>
      {paid} for {received}, at least {least}, worst price {worst}, impact <PriceImpact quote={quote} />
    </Trans>
  );
}

function PartRows({ name, ...part }: PartRowsProps): ReactElement {
  return <KeyValue size={13} rows={[{ key: name, label: name, value: <PartFigures {...part} /> }]} />;
}

interface SplitRowsProps extends Omit<PartProps, 'quote'> {
  readonly split: TradeSplit;
}

export function SplitRows({ split, direction, market }: SplitRowsProps): ReactElement {
  return (
    <div>
      <PartRows name={defaultExchange.name} quote={split.book} direction={direction} market={market} />
      <PartRows name={split.market.name} quote={split.other} direction={direction} market={market} />
    </div>
  );
}
