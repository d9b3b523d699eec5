import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { PairHistory } from '#stores/historyStore.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

interface NoTradesProps {
  readonly status: PairHistory['status'];
  readonly isFiltered?: boolean;
}

export function NoTrades({ status, isFiltered }: NoTradesProps): ReactElement {
  if (status === 'failed') {
    return (
      <EmptyState icon="alert" title={<Trans>Couldn't load trades</Trans>}>
        <Trans>The network didn't respond. Retrying with each new block.</Trans>
      </EmptyState>
    );
  }
  if (status !== 'complete') return <Skeleton $height="72px" />;
  return isFiltered ? (
    <EmptyState icon="list" title={<Trans>No trades of this size</Trans>}>
      <Trans>Lower the minimum size to see smaller ones.</Trans>
    </EmptyState>
  ) : (
    <EmptyState icon="list" title={<Trans>No trades yet</Trans>}>
      <Trans>Trades of this market appear here, from the order book and from the pool.</Trans>
    </EmptyState>
  );
}
