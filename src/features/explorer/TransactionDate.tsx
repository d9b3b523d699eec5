import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { explorerLink } from './AddressLink.tsx';

interface TransactionDateProps {
  readonly transactionHash: string;
  readonly blockNumber: number;
  readonly timestamp: number | undefined;
}

export function TransactionDate({ transactionHash, blockNumber, timestamp }: TransactionDateProps): ReactElement {
  const { i18n } = useLingui();
  const block = exactText(BigInt(blockNumber), 0);
  const date = timestamp === undefined ? undefined : new Date(timestamp * 1000);
  return (
    <ExternalLink
      href={explorerLink('tx', transactionHash)}
      title={date && i18n.date(date, { dateStyle: 'long', timeStyle: 'medium' })}
    >
      {date ? i18n.date(date, { dateStyle: 'medium' }) : <Trans>Block {block}</Trans>}
    </ExternalLink>
  );
}
