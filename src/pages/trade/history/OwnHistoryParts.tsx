import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { exactText } from '#domain/format/formatExact.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { explorerLink } from '#features/transactions/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { color, space, text } from '#ui/theme/theme.ts';
import type { AlignedPrice } from '../shared/alignPrices.ts';
import { NoWallet } from '../shared/NoWallet.tsx';
import type { Moment } from './ownHistoryView.ts';

export const SomeLine = styled.p`
  margin: 0;
  padding: ${space(2, 3)};
  ${text(12)}
  color: ${color('text-2')};
`;

interface TransactionMomentProps {
  readonly moment: Moment;
  readonly hash: string;
  readonly short?: boolean;
}

export function TransactionMoment({ moment, hash, short }: TransactionMomentProps): ReactElement {
  const { i18n } = useLingui();
  const { timestamp, blockNumber } = moment;
  const { timestamp: now } = useBlock();
  const block = exactText(BigInt(blockNumber), 0);
  const date = timestamp === undefined ? undefined : new Date(timestamp * 1000);
  const exact = date && i18n.date(date, { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  const isRecent = timestamp !== undefined && now !== undefined && timestamp > now - DAY_SECONDS;
  const form = isRecent ? ({ timeStyle: 'short', hourCycle: 'h23' } as const) : ({ dateStyle: 'short' } as const);
  const shown = short && date ? i18n.date(date, form) : exact;
  return (
    <ExternalLink href={explorerLink('tx', hash)} title={short ? exact : undefined}>
      {shown ?? <Trans>Block {block}</Trans>}
    </ExternalLink>
  );
}

interface OwnHistoryStateProps {
  readonly connected: boolean;
  readonly events: AccountEvents;
  readonly none: ReactNode;
}

export function OwnHistoryState({ connected, events, none }: OwnHistoryStateProps): ReactElement {
  if (!connected) {
    return (
      <NoWallet>
        <Trans>Connect a wallet to see your history.</Trans>
      </NoWallet>
    );
  }
  if (events.status === 'failed') {
    return (
      <EmptyState icon="list" title={<Trans>Couldn't load history</Trans>}>
        <Trans>Retrying in a minute.</Trans>
      </EmptyState>
    );
  }
  if (events.status !== 'ready') return <Skeleton $height="72px" />;
  return <EmptyState icon="list" title={none} />;
}

/** Indented so that the decimal points align. */
export function PriceFigure({ text, indent }: AlignedPrice): ReactElement {
  return <span style={{ paddingInlineEnd: `${indent}ch` }}>{text}</span>;
}
