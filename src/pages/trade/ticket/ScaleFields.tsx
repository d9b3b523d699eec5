import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { MAX_SCALE_ORDERS, MIN_SCALE_ORDERS } from '#domain/trade/scaleOrders.ts';
import type { ScaleSizes, ScaleTerms } from '#domain/trade/scaleOrders.ts';
import { NumberField } from '#features/currencyInput/index.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { space } from '#ui/theme/theme.ts';
import { FieldUnit } from './FieldUnit.ts';
import type { TradeForm } from '../form/useTradeForm.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const DEFAULT_COUNT = 5;

const counts = Array.from({ length: MAX_SCALE_ORDERS - MIN_SCALE_ORDERS + 1 }, (_, index) =>
  String(MIN_SCALE_ORDERS + index),
);

/** What is typed for a range of orders, and what it asks for; no terms while something is missing. */
export const useScaleFields = ({ market, currencies, input, price, direction }: TradeForm) => {
  const [first, setFirst] = useState(price.text);
  const [last, setLast] = useState('');
  const [total, setTotal] = useState(() =>
    input.currency && input.amount !== undefined ? formatExact(input.amount, input.currency.decimals) : '',
  );
  const [count, setCount] = useState(DEFAULT_COUNT);
  const [sizes, setSizes] = useState<ScaleSizes>('equal');
  const { inputToken, outputToken } = currencies;
  const terms = useMemo((): ScaleTerms | undefined => {
    if (!market || !inputToken || !outputToken) return undefined;
    const [from, to] = [first, last].map((text) => parsePrice(text, market.base.decimals, market.quote.decimals));
    const amount = parseAmount(total, inputToken.decimals);
    if (!from?.numerator || !to?.numerator || !amount.ok || amount.value === 0n) return undefined;
    return {
      input: inputToken,
      output: outputToken,
      direction,
      total: amount.value,
      first: from,
      last: to,
      count,
      sizes,
    };
  }, [market, inputToken, outputToken, direction, first, last, total, count, sizes]);
  return { first, setFirst, last, setLast, total, setTotal, count, setCount, sizes, setSizes, terms };
};

export interface ScaleFieldsProps {
  readonly fields: ReturnType<typeof useScaleFields>;
  readonly form: TradeForm;
  /** Most that all orders together can pay, raw units; undefined while the balance is unknown. */
  readonly maxInput: bigint | undefined;
  /** The total is more than can be paid. */
  readonly isShort: boolean;
}

/** The range of prices, the total, and how it is shared out. */
export function ScaleFields({ fields, form, maxInput, isShort }: ScaleFieldsProps): ReactElement {
  const { t } = useLingui();
  const { market, currencies } = form;
  const { input } = currencies;
  const quote = market && shortenSymbol(market.quote.symbol);
  const paid = input && shortenSymbol(input.symbol);
  const unitsOf = (unit: string | undefined) => ({
    units: unit === undefined ? undefined : [unit],
    end: <FieldUnit>{unit}</FieldUnit>,
  });
  const total = fields.terms?.total ?? 0n;
  const shortage =
    form.input.balance !== undefined && total > form.input.balance ? (
      <Trans>Insufficient {paid} balance</Trans>
    ) : (
      <Trans>Too little {paid} would be left for the network fees. Max leaves enough.</Trans>
    );
  const payAll = (): void => fields.setTotal(input ? formatExact(maxInput ?? 0n, input.decimals) : '');
  return (
    <>
      <NumberField
        label={<Trans>First price</Trans>}
        value={fields.first}
        onChange={fields.setFirst}
        {...unitsOf(quote)}
      />
      <NumberField
        label={<Trans>Last price</Trans>}
        value={fields.last}
        onChange={fields.setLast}
        {...unitsOf(quote)}
      />
      <NumberField
        label={<Trans>Total to pay</Trans>}
        value={fields.total}
        onChange={fields.setTotal}
        onMax={maxInput === undefined ? undefined : payAll}
        error={isShort && shortage}
        {...unitsOf(paid)}
      />
      <Line>
        <Select
          label={t`Orders: ${fields.count}`}
          options={counts.map((value) => ({ value, label: t`${value} orders` }))}
          value={String(fields.count)}
          onChange={(chosen) => fields.setCount(Number(chosen))}
        />
        <Segmented<ScaleSizes>
          label={t`Sizes`}
          size="sm"
          value={fields.sizes}
          onChange={fields.setSizes}
          options={[
            { value: 'equal', label: <Trans>Equal sizes</Trans> },
            { value: 'linear', label: <Trans>Increasing</Trans> },
          ]}
        />
      </Line>
    </>
  );
}
