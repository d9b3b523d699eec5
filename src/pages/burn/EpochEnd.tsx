import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { BurnPageView } from './useBurnPage.ts';

const [HOUR, DAY] = [3600, 86_400];
/** What a date can be, in milliseconds. */
const LAST_DATE = 8.64e15;

interface EpochEndProps {
  readonly page: BurnPageView;
}

/** How long the epoch still takes, roughly. */
export function TimeLeft({ page }: EpochEndProps): ReactElement | null {
  const { secondsLeft } = page;
  if (secondsLeft === undefined) return null;
  if (secondsLeft < HOUR) return <Trans>ends in less than an hour</Trans>;
  if (secondsLeft < 2 * DAY) {
    return <Plural value={Math.floor(secondsLeft / HOUR)} one="ends in about # hour" other="ends in about # hours" />;
  }
  return <Plural value={Math.floor(secondsLeft / DAY)} one="ends in about # day" other="ends in about # days" />;
}

/** When the epoch ends by the chain's clock, and what happens then. */
export function EpochEnd({ page }: EpochEndProps): ReactElement | null {
  const { i18n } = useLingui();
  const { epoch } = page.programme;
  const endMs = epoch && Number(epoch.endTime) * 1000;
  if (endMs === undefined || endMs > LAST_DATE) return null;
  const number = epoch?.number.toString();
  const end = i18n.date(new Date(endMs), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Trans>
      Epoch {number} ends on {end}. What you earn in it can be claimed after that.
    </Trans>
  );
}
