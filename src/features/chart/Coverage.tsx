import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { PairHistory } from '../../reads/usePairHistory.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { CoverageFoot } from './ChartStyles.ts';

/** Which blocks the chart knows, and how much of the past is still to be read. */
export function Coverage({ history }: { readonly history: PairHistory }): ReactElement {
  const { t, i18n } = useLingui();
  const { status, coverage, progress, fromService } = history;
  return (
    <CoverageFoot>
      {status === 'reading' && <ProgressBar value={progress * 100} label={t`History read`} />}
      {status === 'failed' && <Trans>Reading further back failed; it is tried again with the next blocks</Trans>}
      {(status === 'complete' || status === 'idle') && <span />}
      {coverage ? (
        <span>
          <span>
            <Trans>
              Blocks {i18n.number(coverage.fromBlock)}–{i18n.number(coverage.toBlock)} read
            </Trans>
          </span>{' '}
          {fromService && (
            <span>
              <Trans>(up to {i18n.number(fromService.toBlock)} from the data service, checked by samples)</Trans>
            </span>
          )}
        </span>
      ) : (
        <Trans>No block read yet</Trans>
      )}
    </CoverageFoot>
  );
}
