import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { PairTrades } from '#reads/history/usePairHistory.ts';
import { selectIsUnreachable } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { readAgain } from '#stores/readAgain.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { EmptyChart } from './ChartStyles.ts';

export function NoCandles({ history }: { readonly history: PairTrades }): ReactElement {
  const isUnreachable = useAppSelector(selectIsUnreachable);
  if (history.status === 'failed' || (isUnreachable && history.status !== 'complete')) {
    return (
      <EmptyChart
        icon="alert"
        title={<Trans>Couldn't load trades</Trans>}
        action={
          isUnreachable ? (
            <Button size="sm" onClick={readAgain.notify}>
              <Trans>Retry</Trans>
            </Button>
          ) : undefined
        }
      >
        <Trans>The network didn't respond. Retrying with each new block.</Trans>
      </EmptyChart>
    );
  }
  if (history.status !== 'complete') return <Skeleton $height="100%" />;
  return (
    <EmptyChart icon="market" title={<Trans>No trades yet</Trans>}>
      <Trans>Trades of this market appear here, from the order book and from the pool.</Trans>
    </EmptyChart>
  );
}
