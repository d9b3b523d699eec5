import type { ReactElement } from 'react';
import { Trans } from '@lingui/react/macro';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { followedHash } from '#domain/transactions/settlement.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { DialogEnd } from './DialogEnd.tsx';
import { DialogMessage } from './DialogParts.tsx';

interface DifferentContentProps {
  readonly words: string;
  readonly record: TransactionRecord;
  readonly onClose: () => void;
}

/** Says nothing about the result of the other transaction. */
export function DifferentContent({ words, record, onClose }: DifferentContentProps): ReactElement {
  return (
    <DialogMessage role="alert">
      <span data-art="warning">
        <Icon name="alert" size={24} />
      </span>
      <p>{words}</p>
      {record.receipt && (
        <small>
          <Trans>Block {formatWhole(record.receipt.blockNumber)}</Trans>
        </small>
      )}
      <DialogEnd hash={followedHash(record)} onClose={onClose} />
    </DialogMessage>
  );
}
