import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Hex } from '#domain/multicall/types.ts';
import { explorerHash } from '#domain/transactions/explorerHash.ts';
import { isUndone } from '#domain/transactions/isSettled.ts';
import { isUnseen } from '#domain/transactions/settlement.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { AfterRefusal } from './AfterRefusal.tsx';
import { DialogEnd } from './DialogEnd.tsx';
import { DifferentContent } from './DifferentContent.tsx';
import { DialogMessage } from './DialogParts.tsx';
import type { ResultInDoubtProps } from './ResultInDoubt.tsx';
import { useDifferentWords } from './useDifferentWords.ts';
import { waitingWords } from './waitingWords.ts';

const ResultInDoubt = lazyPart<ResultInDoubtProps>(
  async () => (await import('./ResultInDoubt.tsx')).ResultInDoubt,
  ({ children }) => <>{children}</>,
);

interface SubmittedContentProps {
  readonly hash: Hex;
  readonly record: TransactionRecord | undefined;
  readonly onClose: () => void;
}

function Pending({ hash, record, onClose }: SubmittedContentProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <DialogMessage role="status">
      <ResultInDoubt hash={hash} isUndone={isUndone(record)}>
        <span data-art="">
          <Icon name="arrowUp" size={24} />
        </span>
        <p>
          {record && (record.safe ?? record.callsStage ?? record.waitsBehind) ? (
            i18n._(waitingWords(record))
          ) : (
            <Trans>It usually confirms within a few seconds. You can close this.</Trans>
          )}
        </p>
      </ResultInDoubt>
      <AfterRefusal record={record} />
      {record?.safe && (
        <small>
          <Trans>You can close this. We follow it until your Safe executes it.</Trans>
        </small>
      )}
      {record?.replacedBy && record.callsId === undefined && (
        <small>
          <Trans>It was sped up in the wallet and has a new hash.</Trans>
        </small>
      )}
      {record?.callsId === undefined && record && isUnseen(record) && (
        <small>
          <Trans>
            The network doesn't know this transaction at the moment. Check your wallet; it may be waiting for you.
          </Trans>
        </small>
      )}
      <DialogEnd hash={record ? explorerHash(record) : hash} onClose={onClose} />
    </DialogMessage>
  );
}

export function SubmittedContent(props: SubmittedContentProps): ReactElement {
  const { record, onClose } = props;
  const different = useDifferentWords(record);
  if (!record || different === undefined) return <Pending {...props} />;
  return <DifferentContent words={different} record={record} onClose={onClose} />;
}
