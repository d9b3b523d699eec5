import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { SliceJob } from '#domain/slices/sliceJob.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { moneyWords } from '#features/money/index.ts';
import { sliceCounts, type SliceCounts } from '#features/slices/index.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { LastSkip } from './sliceWords.tsx';

function Filled({ job, filled }: Pick<SliceCounts, 'filled'> & { readonly job: SliceJob }): ReactElement | null {
  if (!filled) return <Trans>Filled when placed: {NO_VALUE}.</Trans>;
  if (filled.spent === 0n) return null;
  const paid = moneyWords(filled.spent, currencyFact(job.input), 'neither');
  const bought = moneyWords(filled.received, currencyFact(job.output), 'neither');
  return (
    <Trans>
      Filled when placed: {paid} for {bought}.
    </Trans>
  );
}

export function SliceResults({ job }: { readonly job: SliceJob }): ReactElement | null {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const { placed, pending, failed, skipped, unknown, filled } = sliceCounts(job, records);
  if (job.results.length === 0) return null;
  return (
    <>
      <Trans>
        Placed {placed}, skipped {skipped}.
      </Trans>{' '}
      {pending > 0 && <Trans>Pending {pending}.</Trans>} {failed > 0 && <Trans>Failed {failed}.</Trans>}{' '}
      {unknown > 0 && <Trans>Result unknown: {unknown}.</Trans>} <Filled job={job} filled={filled} />{' '}
      <LastSkip job={job} />
    </>
  );
}
