import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { valueOf } from '#lib/loadable.ts';
import { useEarnings, type KnownEarnings } from '#reads/pools/useEarnings.ts';
import { usePositionPoints } from '#reads/pools/usePositionPoints.ts';
import type { Position } from '#stores/positions.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { HistoryView } from './HistoryView.tsx';
import type { HistorySide } from './useHistory.ts';

export interface PositionHistoryProps {
  readonly position: Position;
  readonly sides: readonly [HistorySide, HistorySide];
}

const graphHeight = '320px';

interface KnownHistoryProps extends PositionHistoryProps {
  readonly earnings: KnownEarnings;
}

function KnownHistory({ position, sides, earnings }: KnownHistoryProps): ReactElement {
  const { past, present, retry } = usePositionPoints(position, earnings);
  const points = valueOf(past);
  if (past.status === 'failed' && !points) {
    return (
      <div>
        <p>
          <Trans>Couldn't load the pool's past, so there is no graph.</Trans>
        </p>
        <Button size="sm" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!points || !present) return <Skeleton $height={graphHeight} />;
  return (
    <HistoryView
      {...{ position, sides, past: points, present }}
      sinceTime={earnings.sinceTime}
      isReading={past.status === 'loading'}
    />
  );
}

export function History(props: PositionHistoryProps): ReactElement {
  const { position } = props;
  const earnings = useEarnings([position]).get(position.pool.pair);
  const known = earnings && valueOf(earnings);
  if (known) return <KnownHistory {...props} earnings={known} />;
  if (earnings?.status !== 'failed') return <Skeleton $height={graphHeight} />;
  return (
    <div>
      <p>
        <Trans>Couldn't load this position's history, so its earnings are unknown.</Trans>
      </p>
    </div>
  );
}
