import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { followedHash } from '#domain/transactions/settlement.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { DialogEnd } from './DialogEnd.tsx';
import { DialogMessage } from './DialogParts.tsx';
import { partWords } from './recordWords.ts';

interface PartlyDoneProps {
  readonly record: TransactionRecord;
  readonly onClose: () => void;
}

export function PartlyDone({ record, onClose }: PartlyDoneProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <DialogMessage role="status">
      <span data-art="warning">
        <Icon name="alert" size={24} />
      </span>
      <p>
        <Trans>Only a part of this was executed. Check each step before you try again.</Trans>
      </p>
      {partWords(record, i18n).map((words, at) => (
        <small key={at}>{words}</small>
      ))}
      <DialogEnd hash={followedHash(record)} onClose={onClose} />
    </DialogMessage>
  );
}
