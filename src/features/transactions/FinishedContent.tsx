import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { isFromReceipt, isPartlyDone } from '#domain/transactions/actualCall.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { followedHash } from '#domain/transactions/settlement.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { AddToWallet } from '../addToWallet/index.ts';
import { CancelRemainder } from './CancelRemainder.tsx';
import { DialogEnd } from './DialogEnd.tsx';
import { Said } from './DialogParts.tsx';
import { Reverted } from './Reverted.tsx';
import { outcomeRows } from './outcomeRows.tsx';
import { DifferentContent } from './DifferentContent.tsx';
import { useDifferentWords } from './useDifferentWords.ts';
import { paidForGasWords } from './proposalLines.ts';
import { receivedToken } from './receivedToken.ts';
import { PartlyDone } from './PartlyDone.tsx';
import { needsAttention, recordOutcomeWords, recordWords } from './recordWords.ts';
import { UnplannedMoves } from './UnplannedMoves.tsx';
import { nextStepWords } from './revertWords.ts';
import { restWords } from './summaryWords.ts';

const icons = { success: 'check', warning: 'alert', danger: 'cross' } as const;

interface FinishedContentProps {
  readonly record: TransactionRecord;
  readonly onClose: () => void;
}

function Success({ record, blockNumber }: { readonly record: TransactionRecord; readonly blockNumber: number }) {
  const { i18n } = useLingui();
  const { info, outcome, unplanned } = record;
  const rest = restWords(info, outcome);
  const rows = outcomeRows(record);
  const received = receivedToken(record);
  const paid = paidForGasWords(record);
  return (
    <>
      {rest && info.kind === 'placeOrder' && info.orderType === 'MARKET' && <small>{i18n._(rest)}</small>}
      <small>
        {isFromReceipt(record) ? (
          <Trans>Block {formatWhole(blockNumber)}, from the receipt</Trans>
        ) : (
          <Trans>Block {formatWhole(blockNumber)}. As planned: the receipt doesn't show the amounts.</Trans>
        )}
      </small>
      {rows.length > 0 && <KeyValue rows={rows} />}
      {paid && <small>{i18n._(paid)}</small>}
      {unplanned && <UnplannedMoves moves={unplanned} />}
      {received && <AddToWallet token={received} />}
      <CancelRemainder record={record} isAtOnce />
    </>
  );
}

export function FinishedContent({ record, onClose }: FinishedContentProps): ReactElement {
  const { i18n } = useLingui();
  const { receipt } = record;
  const succeeded = receipt !== undefined && isSuccess(receipt);
  const happened = recordOutcomeWords(record);
  const different = useDifferentWords(record);
  if (isPartlyDone(record)) return <PartlyDone record={record} onClose={onClose} />;
  const art = !succeeded ? 'danger' : needsAttention(record) ? 'warning' : 'success';
  if (different !== undefined) return <DifferentContent words={different} record={record} onClose={onClose} />;
  return (
    <Said role="status">
      <span data-art={art}>
        <Icon name={icons[art]} size={24} />
      </span>
      <p>{i18n._(succeeded && happened ? happened : recordWords(record))}</p>
      {succeeded ? <Success record={record} blockNumber={receipt.blockNumber} /> : <Reverted record={record} />}
      <DialogEnd hash={followedHash(record)} onClose={onClose} words={nextStepWords(record)} />
    </Said>
  );
}
