import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { divideUp } from '#domain/amounts/integers.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import { daysToBreakEven, outlookAt, type Outlook as Figures } from '#domain/liquidity/outlook.ts';
import type { PoolAmounts } from '#domain/liquidity/poolMath.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Slider } from '#ui/fields/Slider.tsx';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { moneyWords } from '../money/index.ts';
import { factorAt, factorStops, factorText, unchanged } from './factors.ts';

interface OutlookProps {
  readonly base: Currency;
  readonly quote: Currency;
  readonly reserves: { readonly reserve0: bigint; readonly reserve1: bigint };
  /** Amounts of the account; undefined for any share of the pool. */
  readonly own?: PoolAmounts;
  /** Average fees of a day per value, measured over `time`; undefined while unknown. */
  readonly daily: Fraction | undefined;
  readonly time: string;
}

const ALL_BPS = 10_000n;

const againstHolding = ({ value, holding }: Figures): string =>
  holding === 0n ? NO_VALUE : signedPercent(Number(((value - holding) * ALL_BPS) / holding));

const missingPart = ({ value, missing }: Figures): string =>
  value === 0n ? NO_VALUE : formatPercent(Number(divideUp(missing * ALL_BPS, value)));

const priceText = ({ base, quote, reserves }: OutlookProps, { numerator, denominator }: Fraction): string => {
  const { reserve0, reserve1 } = reserves;
  const price = { numerator: reserve1 * numerator, denominator: reserve0 * denominator };
  const text = formatMarketPrice(price, { base: base.decimals, quote: quote.decimals });
  return `1 ${shortenSymbol(base.symbol)} = ${text} ${shortenSymbol(quote.symbol)}`;
};

const useRows = (props: OutlookProps, factor: Fraction): readonly KeyValueRow[] => {
  const mask = useMask();
  const { own, quote, reserves, daily, time } = props;
  const { reserve0, reserve1 } = reserves;
  const figures = outlookAt(own ?? { amount0: reserve0, amount1: reserve1 }, reserves, factor);
  if (!figures) return [];
  const { value, holding, missing } = figures;
  const days = daysToBreakEven(figures, daily);
  const ownRows: readonly KeyValueRow[] = own
    ? [
        { key: 'value', label: <Trans>Position then</Trans>, value: mask(moneyWords(value, quote, 'received')) },
        { key: 'holding', label: <Trans>Its tokens, held</Trans>, value: mask(moneyWords(holding, quote, 'received')) },
      ]
    : [];
  const fees: ReactNode = own ? mask(moneyWords(missing, quote, 'paid')) : missingPart(figures);
  return [
    { key: 'price', label: <Trans>Price then</Trans>, value: priceText(props, factor) },
    ...ownRows,
    { key: 'loss', label: <Trans>Against holding</Trans>, value: againstHolding(figures) },
    {
      key: 'fees',
      label: own ? <Trans>Fees to break even</Trans> : <Trans>Fees to break even, of the value</Trans>,
      value: fees,
    },
    {
      key: 'days',
      label: <Trans>Days at the fee yield of {time}</Trans>,
      value: days === undefined ? NO_VALUE : formatWhole(Number(days)),
    },
  ];
};

export function OutlookFigures(props: OutlookProps): ReactElement {
  const { t } = useLingui();
  const [value, setValue] = useState<number>(unchanged);
  const factor = factorAt(value);
  const rows = useRows(props, factor);
  return (
    <div>
      <Slider
        label={t`Price change`}
        value={value}
        onChange={setValue}
        stops={factorStops}
        valueText={factorText(factor)}
      />
      <KeyValue size={13} rows={rows} />
      <p>
        <Trans>Computed along the pool's constant product, without fees and rewards. It is no forecast.</Trans>
      </p>
    </div>
  );
}

/** Closed at first; nothing is read or computed until it opens. */
export function OutlookFrame({ children }: { readonly children: () => ReactNode }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>If the price changes</Trans>
      </summary>
      {isOpen && children()}
    </Disclosure>
  );
}

export function Outlook(props: OutlookProps): ReactElement {
  return <OutlookFrame>{() => <OutlookFigures {...props} />}</OutlookFrame>;
}
