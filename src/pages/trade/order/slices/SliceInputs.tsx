import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { typeableText } from '#domain/format/typeableText.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import {
  MAX_SLICE_MINUTES,
  MAX_SLICES,
  MIN_SLICE_MINUTES,
  MIN_SLICES,
  type SliceTerms,
} from '#domain/slices/sliceJob.ts';
import { NumberField } from '#features/currencyInput/index.ts';
import { sideOf } from '#state/marketRule.ts';
import { poolPriceText } from '../form/poolPrice.ts';
import { FieldUnit } from '../../shared/FieldUnit.ts';
import type { ScaleTicket } from '../form/scaleTicket.ts';
import type { SliceField, SliceFields } from './useSliceFields.ts';

/** `fees`: the balance suffices, but not for the network fees of all orders too. */
type Shortage = 'balance' | 'fees';

export const shortageOf = (
  { total }: Pick<SliceTerms, 'total'>,
  balance: bigint | undefined,
  spendable: bigint | undefined,
): Shortage | undefined => {
  if (balance !== undefined && total > balance) return 'balance';
  return spendable !== undefined && total > spendable ? 'fees' : undefined;
};

interface ShortWordsProps {
  readonly shortage: Shortage;
  readonly symbol: string;
  readonly count: string;
}

function ShortWords({ shortage, symbol, count }: ShortWordsProps): ReactElement {
  return shortage === 'balance' ? (
    <Trans>Insufficient {symbol} balance</Trans>
  ) : (
    <Trans>
      Leave enough {symbol} for the network fees of {count} orders.
    </Trans>
  );
}

interface SliceInputsProps {
  readonly fields: SliceFields;
  readonly ticket: ScaleTicket;
  readonly shortage: Shortage | undefined;
}

const unitOf = (unit: string | undefined) => ({
  units: unit === undefined ? undefined : [unit],
  end: <FieldUnit>{unit}</FieldUnit>,
});

interface OneProps extends Pick<SliceInputsProps, 'fields'> {
  readonly field: SliceField;
  readonly label: ReactNode;
  readonly flaw: ReactNode;
  readonly unit: string | undefined;
  readonly unitWord?: ReactNode;
  readonly foot?: ReactNode;
  readonly onMax?: (() => void) | undefined;
}

function Input({ fields, field, label, flaw, unit, unitWord, foot, onMax }: OneProps): ReactElement {
  const { typed, flaws, type } = fields;
  return (
    <NumberField
      label={label}
      value={typed[field]}
      onChange={(text) => type({ [field]: text })}
      onMax={onMax}
      foot={foot}
      error={flaws.has(field) && flaw}
      {...unitOf(unit)}
      {...(unitWord !== undefined && { end: <FieldUnit>{unitWord}</FieldUnit> })}
    />
  );
}

function TotalInput({ fields, ticket, shortage }: SliceInputsProps): ReactElement {
  const { currency, balance } = ticket.input;
  const paid = shortenSymbol(currency?.symbol ?? '');
  const payAll = (): void => fields.type({ total: currency ? typeableText(balance ?? 0n, currency.decimals) : '' });
  const shown = shortage ? { ...fields, flaws: new Set([...fields.flaws, 'total'] as const) } : fields;
  return (
    <Input
      fields={shown}
      field="total"
      label={<Trans>Total to pay</Trans>}
      unit={paid}
      onMax={currency?.kind === 'token' && balance !== undefined ? payAll : undefined}
      flaw={
        shortage ? (
          <ShortWords shortage={shortage} symbol={paid} count={fields.typed.count} />
        ) : (
          <Trans>Enter at least one unit of the token for each slice.</Trans>
        )
      }
    />
  );
}

export function SliceInputs({ fields, ticket, shortage }: SliceInputsProps): ReactElement {
  const { market, currencies } = ticket;
  const { inputToken, outputToken } = currencies;
  const quote = market && shortenSymbol(market.quote.symbol);
  const side = inputToken && outputToken && sideOf(inputToken.address, outputToken.address);
  const price = side && poolPriceText(side, ticket);
  return (
    <>
      <TotalInput fields={fields} ticket={ticket} shortage={shortage} />
      <Input
        fields={fields}
        field="count"
        label={<Trans>Slices</Trans>}
        unit={undefined}
        flaw={
          <Trans>
            Enter {MIN_SLICES} to {MAX_SLICES} slices.
          </Trans>
        }
      />
      <Input
        fields={fields}
        field="minutes"
        label={<Trans>Time between slices</Trans>}
        unit={undefined}
        unitWord={<Trans>min</Trans>}
        flaw={
          <Trans>
            Enter {MIN_SLICE_MINUTES} to {MAX_SLICE_MINUTES} minutes.
          </Trans>
        }
      />
      <Input
        fields={fields}
        field="worst"
        label={side === 'BUY' ? <Trans>Highest price</Trans> : <Trans>Lowest price</Trans>}
        unit={quote}
        foot={price !== undefined && <Trans>The pool's price is {price}.</Trans>}
        flaw={<Trans>Enter a price</Trans>}
      />
      <Input
        fields={fields}
        field="impact"
        label={<Trans>Maximum price impact</Trans>}
        unit="%"
        flaw={<Trans>Enter an impact of at most 14.99%.</Trans>}
      />
    </>
  );
}
