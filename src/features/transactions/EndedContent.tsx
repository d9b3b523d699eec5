import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { explorerHash } from '#domain/transactions/explorerHash.ts';
import type { TransactionEnding, TransactionRecord } from '#domain/transactions/types.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { DialogEnd } from './DialogEnd.tsx';
import { DialogMessage } from './DialogParts.tsx';
import { endingWords } from './endingWords.ts';
import { recordWords } from './recordWords.ts';
import { ReplacedBy } from './ReplacedBy.tsx';

interface EndedContentProps {
  readonly record: Pick<TransactionRecord, 'hash' | 'info' | 'also' | 'safe' | 'callsId'>;
  readonly ended: TransactionEnding;
  readonly onClose: () => void;
}

export function EndedContent({ record, ended, onClose }: EndedContentProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <DialogMessage role="status">
      <span data-art="danger">
        <Icon name="cross" size={24} />
      </span>
      <p>{i18n._(recordWords(record))}</p>
      <small>{i18n._(endingWords[ended.kind])}</small>
      <ReplacedBy ended={ended} />
      <DialogEnd hash={explorerHash({ ...record, ended })} onClose={onClose} />
    </DialogMessage>
  );
}
