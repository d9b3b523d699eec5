import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TransactionEnding, TransactionRecord } from '#domain/transactions/types.ts';
import { Button } from '#ui/fields/Button.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { Said, SaidActions } from './DialogParts.tsx';
import { endingWords } from './endingWords.ts';
import { explorerLink } from './explorerLink.ts';
import { summaryWords } from './summaryWords.ts';

interface EndedContentProps {
  readonly record: Pick<TransactionRecord, 'hash' | 'info'>;
  readonly ended: TransactionEnding;
  readonly onClose: () => void;
}

/** A transaction that was not mined and no longer can be. */
export function EndedContent({ record, ended, onClose }: EndedContentProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <Said role="status">
      <span data-art="danger">
        <Icon name="cross" size={24} />
      </span>
      <p>{i18n._(summaryWords(record.info))}</p>
      <small>{i18n._(endingWords[ended.kind])}</small>
      <ExternalLink href={explorerLink('tx', ended.hash ?? record.hash)}>
        <Trans>View on Explorer</Trans>
      </ExternalLink>
      <SaidActions>
        <Button variant="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </SaidActions>
    </Said>
  );
}
