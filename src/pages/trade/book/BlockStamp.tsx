import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { useLateSeconds } from '#features/blockAge/index.ts';
import { Chip } from '#ui/fields/Chip.tsx';

interface BlockStampProps {
  readonly blockNumber: number;
  readonly asOf?: number | undefined;
}

export function AsOf({ seconds }: { readonly seconds: number }): ReactElement {
  const { i18n } = useLingui();
  const at = new Date(seconds * 1000);
  const dayOf = (date: Date): string => i18n.date(date, { dateStyle: 'short' });
  const isToday = dayOf(at) === dayOf(new Date());
  const time = i18n.date(at, isToday ? { timeStyle: 'short', hourCycle: 'h23' } : { month: 'short', day: 'numeric' });
  return (
    <Chip tone="warning">
      <Trans>As of {time}</Trans>
    </Chip>
  );
}

/** The age appears once a newer block is overdue. */
export function BlockStamp({ blockNumber, asOf }: BlockStampProps): ReactElement {
  const ageSeconds = useLateSeconds();
  if (asOf !== undefined) return <AsOf seconds={asOf} />;
  if (ageSeconds !== undefined) {
    return (
      <Chip tone="warning">
        <Trans>{ageSeconds} s old</Trans>
      </Chip>
    );
  }
  return <Trans>Block {formatWhole(blockNumber)}</Trans>;
}
