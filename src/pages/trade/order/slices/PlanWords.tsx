import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { dueTime, sliceAmount, startJob, type SliceTerms } from '#domain/slices/sliceJob.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { moneyWords } from '#features/money/index.ts';
import { requestTime } from '#features/transactions/index.ts';
import { useNow } from '#ui/hooks/useNow.ts';

const MINUTE_MS = 60_000;

/** Shows two amounts if slices have so few raw units that a difference of one is visible. */
export function PlanWords({ terms }: { readonly terms: SliceTerms }): ReactElement {
  const { i18n } = useLingui();
  const { count, input } = terms;
  const last = dueTime(startJob('', terms, useNow(MINUTE_MS)), count - 1);
  const wordsAt = (index: number): string => moneyWords(sliceAmount(terms, index), currencyFact(input), 'neither');
  const [amount, largest] = [wordsAt(0), wordsAt(count - 1)];
  const time = i18n.date(new Date(last), requestTime(last));
  return (
    <p role="status">
      {amount === largest ? (
        <Trans>
          {count} market orders of {amount} each. The first is due at once, the last at {time}.
        </Trans>
      ) : (
        <Trans>
          {count} market orders of {amount} or {largest} each. The first is due at once, the last at {time}.
        </Trans>
      )}
    </p>
  );
}
