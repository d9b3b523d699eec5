import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { typeableText } from '#domain/format/typeableText.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { MAX_SCALE_ORDERS, MIN_SCALE_ORDERS, type ScaleSizes } from '#domain/trade/scaleOrders.ts';
import { isAllReserved, NumberField, ReserveNote, type CurrencyFieldView } from '#features/currencyInput/index.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { space } from '#ui/theme/theme.ts';
import type { Market } from '../shared/tradeMarket.ts';
import { FieldUnit } from '../shared/FieldUnit.ts';
import type { ScaleFieldsView } from './useScaleFields.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const counts = Array.from({ length: MAX_SCALE_ORDERS - MIN_SCALE_ORDERS + 1 }, (_, index) =>
  String(MIN_SCALE_ORDERS + index),
);

function Split({ typed, type }: Pick<ScaleFieldsView, 'typed' | 'type'>): ReactElement {
  const { t } = useLingui();
  return (
    <Line>
      <Select
        label={t`Orders: ${typed.count}`}
        options={counts.map((value) => ({ value, label: t`${value} orders` }))}
        value={String(typed.count)}
        onChange={(chosen) => type({ count: Number(chosen) })}
      />
      <Segmented<ScaleSizes>
        label={t`Sizes`}
        size="sm"
        value={typed.sizes}
        onChange={(chosen) => type({ sizes: chosen })}
        options={[
          { value: 'equal', label: <Trans>Equal sizes</Trans> },
          { value: 'linear', label: <Trans>Increasing</Trans> },
        ]}
      />
    </Line>
  );
}

interface ShortageProps {
  readonly total: bigint;
  readonly balance: bigint | undefined;
  readonly symbol: string | undefined;
}

function Shortage({ total, balance, symbol: paid }: ShortageProps): ReactElement {
  return balance !== undefined && total > balance ? (
    <Trans>Insufficient {paid} balance</Trans>
  ) : (
    <Trans>Too little {paid} would be left for the network fees. Max leaves enough.</Trans>
  );
}

const unitsOf = (unit: string | undefined) => ({
  units: unit === undefined ? undefined : [unit],
  end: <FieldUnit>{unit}</FieldUnit>,
});

interface ScaleFieldsProps {
  readonly fields: ScaleFieldsView;
  readonly market: Market | undefined;
  readonly input: Pick<CurrencyFieldView, 'currency' | 'balance'>;
  readonly maxInput: bigint | undefined;
  readonly isShort: boolean;
}

export function ScaleFields({ fields, market, input, maxInput, isShort }: ScaleFieldsProps): ReactElement {
  const { typed, type, terms } = fields;
  const { currency, balance } = input;
  const amount = typed.total === '0' ? 0n : undefined;
  const quote = market && shortenSymbol(market.quote.symbol);
  const paid = currency && shortenSymbol(currency.symbol);
  const payAll = (): void => type({ total: currency ? typeableText(maxInput ?? 0n, currency.decimals) : '' });
  return (
    <>
      <NumberField
        label={<Trans>Start price</Trans>}
        value={typed.first}
        onChange={(first) => type({ first })}
        {...unitsOf(quote)}
      />
      <NumberField
        label={<Trans>End price</Trans>}
        value={typed.last}
        onChange={(last) => type({ last })}
        {...unitsOf(quote)}
      />
      <NumberField
        label={<Trans>Total to pay</Trans>}
        value={typed.total}
        onChange={(total) => type({ total })}
        onMax={maxInput === undefined ? undefined : payAll}
        error={
          isShort ? (
            <Shortage total={terms?.total ?? 0n} balance={balance} symbol={paid} />
          ) : (
            isAllReserved({ amount, max: maxInput, balance }) && <ReserveNote />
          )
        }
        {...unitsOf(paid)}
      />
      <Split typed={typed} type={type} />
    </>
  );
}
