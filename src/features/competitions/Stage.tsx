import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { stageOf } from '#domain/competitions/rules.ts';
import type { Competition } from '#domain/competitions/types.ts';
import { useNow } from '#ui/hooks/useNow.ts';

const EVERY_MS = 10_000;

export function Stage({ competition }: { readonly competition: Competition }): ReactElement {
  const { i18n } = useLingui();
  const stage = stageOf(competition, useNow(EVERY_MS) / 1000);
  const [from, to] = [competition.startsAt, competition.endsAt].map((seconds) =>
    i18n.date(new Date(seconds * 1000), { dateStyle: 'medium', timeStyle: 'short' }),
  );
  return (
    <>
      {stage === 'upcoming' && <Trans>Starts on {from}</Trans>}
      {stage === 'running' && <Trans>Running until {to}</Trans>}
      {stage === 'over' && <Trans>Ended on {to}</Trans>}
    </>
  );
}
