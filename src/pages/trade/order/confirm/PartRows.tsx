import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { digitPriceOf } from '#config/tokens/digitPrices.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { moneyDecimals } from '#domain/format/formatMoney.ts';
import { roundParts } from '#domain/format/roundParts.ts';
import type { TradeSplit } from '#domain/trade/splitTrade.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';
import { moneyWords } from '#features/money/index.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { Market } from '../../shared/tradeMarket.ts';
import { priceText } from '../../shared/priceText.ts';
import { PriceImpact } from '../preview/PriceImpact.tsx';

interface PartProps {
  readonly quote: TradeQuote;
  /** Raw units to show instead of the quote's input. */
  readonly pays?: bigint | Fraction | undefined;
  readonly direction: TradeDirection;
  readonly market: Market;
}

interface PartRowsProps extends PartProps {
  readonly name: string;
}

const sidesOf = (
  direction: TradeDirection,
  { base, quote }: Market,
): readonly [input: CurrencyFact, output: CurrencyFact] => (direction === 'BUY' ? [quote, base] : [base, quote]);

export function PartFigures({ quote, pays = quote.order.from, direction, market }: PartProps): ReactElement {
  const [input, output] = sidesOf(direction, market);
  const paid = moneyWords(pays, input, 'paid');
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

/** Both parts add up to the total as it is shown. */
export function SplitRows({ split, direction, market }: SplitRowsProps): ReactElement {
  const [input] = sidesOf(direction, market);
  const { decimals } = input;
  const paid = [split.book.order.from, split.other.order.from];
  const decimalPlaces = Math.max(...paid.map((raw) => moneyDecimals(raw, decimals, digitPriceOf(input.address))));
  const [book, other] = roundParts(paid, { decimals, decimalPlaces, role: 'paid' });
  const shared = { direction, market };
  return (
    <div>
      <PartRows {...shared} name={defaultExchange.name} quote={split.book} pays={book} />
      <PartRows {...shared} name={split.market.name} quote={split.other} pays={other} />
    </div>
  );
}
