import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { lowerOf, type DollarValue, type RawDollars } from '#domain/prices/dollarValue.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { dollarToken } from '#config/tokens/tokens.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { abbreviate } from '#domain/format/abbreviate.ts';

interface DollarsProps {
  readonly value: DollarValue | undefined;
  /** True if shown even while the user hides the account's figures. */
  readonly isPublic?: boolean;
  /** False within a button or link, which has the focus itself. */
  readonly focusable?: boolean;
}

interface DoubtedProps extends Pick<DollarsProps, 'focusable'> {
  readonly isInTotals?: boolean;
  readonly shown: string;
  /** Higher value; undefined or equal if pools agree. */
  readonly other: string | undefined;
}

/** If pools of comparable depth disagree, hover and focus show both values. */
export function Doubted({ shown, other, isInTotals = true, focusable = true }: DoubtedProps): ReactElement {
  if (other === undefined || other === shown) return <bdi translate="no">{shown}</bdi>;
  const [low, high] = [shown, other];
  return (
    <Tooltip
      focusable={focusable}
      content={
        isInTotals ? (
          <Trans>
            Deep pools disagree: {shown} or {other}. Totals count the lower value.
          </Trans>
        ) : (
          <Trans>
            Deep pools disagree: {low} or {high}.
          </Trans>
        )
      }
    >
      <bdi translate="no">{shown}</bdi> <Trans>(uncertain)</Trans>
    </Tooltip>
  );
}

export function Dollars({ value, isPublic = false, focusable = true }: DollarsProps): ReactElement {
  const own = useMask();
  if (!value) return <>{NO_VALUE}</>;
  const text = (
    <Doubted
      shown={formatDollars(lowerOf(value))}
      other={value.other && formatDollars(value.other)}
      focusable={focusable}
    />
  );
  return <>{isPublic ? text : own(text)}</>;
}

/** @param amount raw dollar units */
const dollarText = (amount: bigint): string =>
  dollarToken ? `$${abbreviate({ numerator: amount, denominator: powerOfTen(dollarToken.decimals) })}` : NO_VALUE;

interface ShortDollarsProps {
  readonly value: RawDollars | undefined;
  readonly focusable?: boolean;
}

export function ShortDollars({ value, focusable = true }: ShortDollarsProps): ReactElement {
  if (!value) return <>{NO_VALUE}</>;
  const { raw, other } = value;
  return (
    <Doubted
      shown={dollarText(raw)}
      other={other === undefined ? undefined : dollarText(other)}
      focusable={focusable}
    />
  );
}
