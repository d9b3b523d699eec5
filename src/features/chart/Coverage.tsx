import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { usePairHistory, type PairHistory } from '#reads/history/usePairHistory.ts';
import { selectIsUnreachable } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import type { ChartMarket } from './chartMarket.ts';
import { CoverageFoot } from './ChartStyles.ts';

const BlocksTip = styled(Tooltip)`
  text-align: right;
`;

interface CoverageProps {
  readonly market: ChartMarket;
  readonly isLoading: boolean;
  readonly isCut: boolean;
}

function Reach({ history: { status, coverage, fromService } }: { readonly history: PairHistory }): ReactElement {
  const { t } = useLingui();
  const isUnreachable = useAppSelector(selectIsUnreachable);
  if (!coverage && isUnreachable) return <Trans>The network doesn't respond</Trans>;
  if (!coverage && status === 'failed') return <Trans>Couldn't load history. Retrying with each new block.</Trans>;
  if (!coverage) return status === 'reading' ? <Trans>Loading history</Trans> : <Trans>No history yet</Trans>;
  const [from, to] = [coverage.fromBlock, coverage.toBlock].map((block) => formatWhole(block));
  const served = fromService && formatWhole(fromService.toBlock);
  const blocks =
    served === undefined
      ? t`Blocks ${from}–${to}.`
      : t`Blocks ${from}–${to}. Up to ${served} from the data service, checked by samples.`;
  return (
    <BlocksTip content={blocks} hint={false}>
      {status === 'complete' ? <Trans>Full history</Trans> : <Trans>History from block {from}</Trans>}
    </BlocksTip>
  );
}

export function Coverage({ market: { baseToken, quoteToken }, isLoading, isCut }: CoverageProps): ReactElement {
  const { t } = useLingui();
  const history = usePairHistory(baseToken.address, quoteToken.address, DAY_SECONDS);
  const { status, progress, coverage } = history;
  return (
    <CoverageFoot>
      {isLoading && <ProgressBar value={progress * 100} label={t`History loaded`} />}
      {!isLoading && (
        <span>
          {status === 'failed' && coverage && <Trans>Couldn't load older history. Retrying with each new block.</Trans>}
          {status !== 'failed' && isCut && <Trans>Older candles need a longer interval.</Trans>}
        </span>
      )}
      <Reach history={history} />
    </CoverageFoot>
  );
}
