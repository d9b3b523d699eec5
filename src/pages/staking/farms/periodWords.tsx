import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { secondsLeft } from '#domain/farms/period.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { FarmView } from '#features/farms/index.ts';
import { Duration } from '#features/rewards/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';

const MS_PER_SECOND = 1000;

export function PeriodLeft({ farm }: { readonly farm: FarmView }): ReactElement {
  const { timestamp } = useBlock();
  const { periodFinish, phase } = farm;
  if (phase === 'notStarted') return <Trans>Not started</Trans>;
  if (phase === 'finished') return <Trans>Finished</Trans>;
  if (periodFinish === undefined || timestamp === undefined) return <>{NO_VALUE}</>;
  return <Duration seconds={secondsLeft({ periodFinish }, BigInt(timestamp))} />;
}

const MAX_DATE_SECONDS = 8_640_000_000_000n;

/** A dash while unknown, unset, or beyond the range of `Date`. */
export function PeriodEnd({ farm }: { readonly farm: FarmView }): ReactElement {
  const { i18n } = useLingui();
  const { periodFinish } = farm;
  if (periodFinish === undefined || periodFinish === 0n || periodFinish > MAX_DATE_SECONDS) return <>{NO_VALUE}</>;
  const end = new Date(Number(periodFinish) * MS_PER_SECOND);
  return <time dateTime={end.toISOString()}>{i18n.date(end, { dateStyle: 'medium', timeStyle: 'short' })}</time>;
}
