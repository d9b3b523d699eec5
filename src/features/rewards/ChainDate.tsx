import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { dateMs } from '#domain/staking/lock.ts';

interface ChainDateProps {
  readonly seconds: bigint | undefined;
  readonly isShort?: boolean;
}

/** @param isShort leaves out the time of day */
export function ChainDate({ seconds, isShort = false }: ChainDateProps): ReactElement {
  const { i18n } = useLingui();
  const ms = seconds === undefined ? undefined : dateMs(seconds);
  if (ms === undefined) return seconds === undefined ? <>{NO_VALUE}</> : <Trans>Beyond any calendar</Trans>;
  const date = new Date(ms);
  const full = i18n.date(date, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={date.toISOString()} title={full}>
      {isShort ? i18n.date(date, { dateStyle: 'medium' }) : full}
    </time>
  );
}
