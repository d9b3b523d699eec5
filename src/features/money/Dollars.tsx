import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { unknown } from '#domain/format/unknown.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';

export interface DollarsProps {
  /** A dash while undefined. */
  readonly value: DollarValue | undefined;
  /** It is shown though the account's figures are hidden. */
  readonly isPublic?: boolean;
  /** False inside a button or a link, which takes the focus itself. */
  readonly focusable?: boolean;
}

/** A value in dollars; one that pools of comparable depth disagree about says so, with both values on hover and focus. */
export function Dollars({ value, isPublic = false, focusable = true }: DollarsProps): ReactElement {
  const own = useMask();
  if (!value) return <>{unknown}</>;
  const shown = formatDollars(value);
  const other = value.other && formatDollars(value.other);
  if (other === undefined || other === shown) return <>{isPublic ? shown : own(shown)}</>;
  const doubted = (
    <Tooltip
      focusable={focusable}
      content={
        <Trans>
          Deep pools disagree: {shown} or {other}. Totals count the lower value.
        </Trans>
      }
    >
      {shown} <Trans>(uncertain)</Trans>
    </Tooltip>
  );
  return <>{isPublic ? doubted : own(doubted)}</>;
}
