import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { valueOf } from '#lib/loadable.ts';
import type { Position } from '#stores/positions.ts';
import { useEarnings, useRetryEarnings } from '#reads/pools/useEarnings.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { EarningsFigures } from './EarningsFigures.tsx';
import { Line, Versus } from './EarningsStyles.ts';
import type { PositionHistoryFailure } from '#stores/earningsStore.ts';

/** True if the chain was read but a part of the history is missing; false if the read failed. */
const isUnaccounted = ({ code }: PositionHistoryFailure): boolean => code === 'unaccounted' || code === 'unknownState';

const figuresHeight = '175px';

interface UnknownProps {
  readonly error: PositionHistoryFailure;
  readonly onRetry: () => void;
}

function Unknown({ error, onRetry }: UnknownProps): ReactElement {
  return (
    <>
      <p>
        {isUnaccounted(error) ? (
          <Trans>
            Earnings are unknown: some of this position's pool tokens moved in a way the loaded history doesn't explain.
          </Trans>
        ) : (
          <Trans>Couldn't load this position's history, so its earnings are unknown.</Trans>
        )}
      </p>
      <Line>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Line>
    </>
  );
}

export function EarningsBlock({ position }: { readonly position: Position }): ReactElement | null {
  const { t } = useLingui();
  const earnings = useEarnings([position]).get(position.pool.pair);
  const retry = useRetryEarnings();
  const known = earnings && valueOf(earnings);
  if (known?.deposits === 0) return null;
  const isFailed = earnings?.status === 'failed';
  return (
    <Versus role="group" aria-label={t`Earnings vs holding`} aria-busy={!known && !isFailed}>
      {known && <EarningsFigures position={position} earnings={known} />}
      {!known && (
        <Line>
          <h3>
            <Trans>Earnings vs holding</Trans>
          </h3>
        </Line>
      )}
      {!known && !isFailed && <Skeleton $height={figuresHeight} />}
      {isFailed && !known && <Unknown error={earnings.error} onRetry={() => retry(position)} />}
    </Versus>
  );
}
