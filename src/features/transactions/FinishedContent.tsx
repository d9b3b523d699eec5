import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { isPartlyDone } from '#domain/transactions/actualCall.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { followedHash } from '#domain/transactions/settlement.ts';
import type { TransactionRecord, UnplannedMove } from '#domain/transactions/types.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { WatchedToken } from '#writes/wallet/useWatchAsset.ts';
import { AddToWallet } from '../addToWallet/index.ts';
import { AfterRefusal } from './AfterRefusal.tsx';
import { plannedWords } from './plannedWords.ts';
import { CancelRemainder } from './CancelRemainder.tsx';
import { DialogEnd } from './DialogEnd.tsx';
import { DialogMessage } from './DialogParts.tsx';
import { outcomeRows } from './outcomeRows.tsx';
import { DifferentContent } from './DifferentContent.tsx';
import { useDifferentWords } from './useDifferentWords.ts';
import { paidForGasWords } from './proposalLines.ts';
import { PartlyDone } from './PartlyDone.tsx';
import { needsAttention, recordOutcomeWords, recordWords } from './recordWords.ts';
import { nextStepWords, revertWords } from './revertWords.ts';
import { restWords } from './summaryWords.ts';
import { RawReason } from './RawReason.tsx';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { Money } from '../money/index.ts';

/** Tokens that the receipt moved outside the plan. An unread token is shown by its address. */
function UnplannedMoves({ moves }: { readonly moves: readonly UnplannedMove[] }): ReactElement {
  const tokens = useTokens(moves.map(({ token }) => token));
  const rows = moves.map(({ token: address, direction, amount }) => {
    const token = tokens.get(address);
    return {
      key: address,
      label: direction === 'received' ? <Trans>Also received</Trans> : <Trans>Also paid</Trans>,
      value: token ? <Money raw={BigInt(amount)} currency={token} role={direction} /> : shortenAddress(address),
    };
  });
  return <KeyValue rows={rows} />;
}

function Reverted({ record }: { readonly record: Pick<TransactionRecord, 'revert' | 'safe'> }): ReactElement {
  const { i18n } = useLingui();
  const { revert } = record;
  const paid = paidForGasWords(record);
  const cause = revertWords({ revert });
  return (
    <>
      {cause && <p>{i18n._(cause)}</p>}
      <small>
        {paid ? (
          <>
            <Trans>The transaction reverted.</Trans> {i18n._(paid)}
          </>
        ) : (
          <Trans>The transaction reverted. Only the network fee was spent.</Trans>
        )}
      </small>
      <RawReason reason={revert?.reason} />
    </>
  );
}

const icons = { success: 'check', warning: 'alert', danger: 'cross' } as const;

export const receivedToken = ({
  from,
  info,
  outcome,
}: Pick<TransactionRecord, 'from' | 'info' | 'outcome'>): WatchedToken | undefined => {
  if ((info.kind !== 'placeOrder' && info.kind !== 'swap') || !outcome || outcome.received === '0') return undefined;
  const owner = info.kind === 'swap' ? info.recipient : (info.maker ?? from);
  if (owner !== from) return undefined;
  const { address, symbol, decimals } = info.output;
  return address && { chainId: POLYGON_CHAIN_ID, address, symbol, decimals };
};

interface FinishedContentProps {
  readonly record: TransactionRecord;
  readonly after?: ReactNode;
  readonly onClose: () => void;
}

function Success({ record, blockNumber }: { readonly record: TransactionRecord; readonly blockNumber: number }) {
  const { i18n } = useLingui();
  const { info, outcome, unplanned } = record;
  const rest = restWords(info, outcome);
  const rows = outcomeRows(record);
  const received = receivedToken(record);
  const paid = paidForGasWords(record);
  const block = formatWhole(blockNumber);
  const planned = plannedWords(record);
  return (
    <>
      {rest && info.kind === 'placeOrder' && info.orderType === 'MARKET' && <small>{i18n._(rest)}</small>}
      <small>
        {planned ? (
          <Trans>
            Block {block}. {i18n._(planned)}
          </Trans>
        ) : (
          <Trans>Block {block}, from the receipt</Trans>
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

export function FinishedContent({ record, after, onClose }: FinishedContentProps): ReactElement {
  const { i18n } = useLingui();
  const { receipt } = record;
  const succeeded = receipt !== undefined && isSuccess(receipt);
  const happened = recordOutcomeWords(record);
  const different = useDifferentWords(record);
  if (isPartlyDone(record)) return <PartlyDone record={record} onClose={onClose} />;
  const art = !succeeded ? 'danger' : needsAttention(record) ? 'warning' : 'success';
  if (different !== undefined) return <DifferentContent words={different} record={record} onClose={onClose} />;
  return (
    <DialogMessage role="status">
      <span data-art={art}>
        <Icon name={icons[art]} size={24} />
      </span>
      <p>{i18n._(succeeded && happened ? happened : recordWords(record))}</p>
      <AfterRefusal record={record} />
      {succeeded ? <Success record={record} blockNumber={receipt.blockNumber} /> : <Reverted record={record} />}
      {succeeded && after}
      <DialogEnd hash={followedHash(record)} onClose={onClose} words={nextStepWords(record)} />
    </DialogMessage>
  );
}
