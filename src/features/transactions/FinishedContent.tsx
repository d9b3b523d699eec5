import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { isSuccess } from '../../domain/transactions/isSuccess.ts';
import { followedHash } from '../../domain/transactions/settlement.ts';
import type { TransactionRecord } from '../../domain/transactions/types.ts';
import { Button } from '../../ui/Button.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { AddToWallet } from '../addToWallet/index.ts';
import { CancelRemainder } from './CancelRemainder.tsx';
import { Said, SaidActions } from './DialogParts.tsx';
import { explorerLink } from './explorerLink.ts';
import { outcomeRows } from './outcomeRows.tsx';
import { receivedToken } from './receivedToken.ts';
import { outcomeWords } from './summaryWords.ts';

interface FinishedContentProps {
  readonly record: TransactionRecord;
  readonly onClose: () => void;
}

export function FinishedContent({ record, onClose }: FinishedContentProps): ReactElement {
  const { i18n } = useLingui();
  const { receipt, info, outcome, summary } = record;
  const succeeded = receipt !== undefined && isSuccess(receipt);
  const happened = outcomeWords(info, outcome);
  const rows = outcomeRows(record);
  const received = receivedToken(record);
  return (
    <Said role="status">
      <span data-art={succeeded ? 'success' : 'danger'}>
        <Icon name={succeeded ? 'check' : 'cross'} size={24} />
      </span>
      <p>{succeeded && happened ? i18n._(happened) : summary}</p>
      <small>
        {succeeded ? (
          <Trans>Block {i18n.number(receipt.blockNumber)}, from the receipt</Trans>
        ) : (
          <Trans>It was mined but refused by the contract. Nothing was spent except the network fee.</Trans>
        )}
      </small>
      {succeeded && rows.length > 0 && <KeyValue rows={rows} />}
      {succeeded && received && <AddToWallet token={received} />}
      {succeeded && <CancelRemainder record={record} />}
      <ExternalLink href={explorerLink('tx', followedHash(record))}>
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
