import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { BurnPageView } from './useBurnPage.ts';

const [HOUR, DAY] = [3600, 86_400];

interface EpochEndProps {
  readonly page: BurnPageView;
}

/** Whole days, or hours below two days, rounded down. */
export function TimeLeft({ page }: EpochEndProps): ReactElement | null {
  const { secondsLeft } = page;
  if (secondsLeft === undefined) return null;
  if (secondsLeft < HOUR) return <Trans>ends in less than an hour</Trans>;
  if (secondsLeft < 2 * DAY) {
    return <Plural value={Math.floor(secondsLeft / HOUR)} one="ends in about # hour" other="ends in about # hours" />;
  }
  return <Plural value={Math.floor(secondsLeft / DAY)} one="ends in about # day" other="ends in about # days" />;
}

export function EpochEnd({ page }: EpochEndProps): ReactElement | null {
  const { i18n } = useLingui();
  const { endsAt } = page;
  const { epoch } = page.programme;
  if (!epoch || endsAt === undefined) return null;
  const number = epoch.number.toString();
  const end = i18n.date(new Date(endsAt * 1000), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Trans>
      Epoch {number} ends on {end}. What you earn in it can be claimed after that.
    </Trans>
  );
}
