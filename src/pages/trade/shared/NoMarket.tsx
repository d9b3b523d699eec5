import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';

export type NoMarketReason = 'notChosen' | 'noPool' | 'wrap';

interface NoMarketProps {
  readonly why: NoMarketReason;
}

const chartWords: Readonly<Record<NoMarketReason, ReactElement>> = {
  notChosen: <Trans>Choose two tokens in the ticket.</Trans>,
  noPool: <Trans>These two tokens have no pool on this exchange, so they have no market price.</Trans>,
  wrap: <Trans>A coin and its wrapped token convert 1:1. They have no market price.</Trans>,
};

const bookWords: Readonly<Record<NoMarketReason, ReactElement>> = {
  notChosen: <Trans>Choose two tokens in the ticket.</Trans>,
  noPool: <Trans>These tokens have no pool on this exchange. Limit orders need a pool.</Trans>,
  wrap: <Trans>A coin and its wrapped token convert 1:1, without orders.</Trans>,
};

export function NoChart({ why }: NoMarketProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden as="h2">{t`Chart`}</VisuallyHidden>
      <EmptyState icon="candles" title={<Trans>No chart</Trans>}>
        {chartWords[why]}
      </EmptyState>
    </>
  );
}

export function NoBook({ why }: NoMarketProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden as="h2">{t`Order book`}</VisuallyHidden>
      <EmptyState icon="book" title={<Trans>No order book</Trans>}>
        {bookWords[why]}
      </EmptyState>
    </>
  );
}
