import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isUnder } from '#config/firstPages.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { paths } from '#config/paths.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { cancelledOrders, restToCancel } from '#domain/transactions/pendingCancels.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { isPartlyDone } from '#domain/transactions/actualCall.ts';
import { explorerHash } from '#domain/transactions/explorerHash.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { selectPopups } from '#state/app/selectors.ts';
import { popupRemoved, type Popup } from '#state/app/slice.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectTransaction, selectTransactions } from '#state/transactions/selectors.ts';
import { transactionJobs } from '#stores/transactionJobs.ts';
import { announce } from '#ui/feedback/announce.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { useEscape } from '#ui/hooks/useEscape.ts';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { Toast } from '#ui/overlay/Toast.tsx';
import { AlertToast } from '../alerts/index.ts';
import {
  AfterRefusal,
  CancelRemainder,
  endingTitles,
  endingWords,
  explorerLink,
  needsAttention,
  partWords,
  plannedWords,
  recordOutcomeWords,
  paidForGasWords,
  recordWords,
  restWords,
  revertWords,
  useDifferentWords,
} from '../transactions/index.ts';
import { FillToast } from './FillToast.tsx';
import { FollowUpToasts } from './lazyFollowUps.ts';
import { groupPopups, jobsWithoutRests } from './groupPopups.ts';
import { AnyJobToast } from './JobToast.tsx';
import { PopupRegion } from './PopupRegion.ts';
import { useFinishedNotice } from './useFinishedNotice.ts';
import { WaitingToast } from './WaitingToast.tsx';

interface Reason {
  readonly ended?: TransactionRecord['ended'] | undefined;
  readonly revert?: TransactionRecord['revert'] | undefined;
  readonly paid?: string | undefined;
}

const useReasonWords = ({ ended, revert, paid }: Reason): string => {
  const { i18n, t } = useLingui();
  const cause = revertWords({ revert });
  if (ended) return i18n._(endingWords[ended.kind]);
  if (cause) return [i18n._(cause), paid].filter(Boolean).join(' ');
  return paid ?? t`The transaction reverted. Only the network fee was spent.`;
};

const Part = styled.span`
  display: block;
`;

/** Shown until a cancellation is sent, because the user may have closed the result's dialog. */
function UnfilledPart({ hash }: { readonly hash: string }): ReactElement | null {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const record = records[hash as Hex];
  const rest = record && restToCancel(record, wrappedNative.address);
  if (!record || rest === undefined) return null;
  const sent = Object.values(records).filter(({ receipt, ended }) => (receipt ? isSuccess(receipt) : !ended));
  return cancelledOrders(sent, wrappedNative.address).has(rest) ? null : <CancelRemainder record={record} />;
}

const useToastWords = ({ hash, success, summary }: Popup['content']['txn']) => {
  const { i18n, t } = useLingui();
  const record = useAppSelector((state) => selectTransaction(state, POLYGON_CHAIN_ID, hash as Hex));
  const different = useDifferentWords(record);
  if (!record) {
    const sentence = summary ?? hash;
    return { title: success ? sentence : t`Failed: ${sentence}`, minedHash: hash };
  }
  const { info, outcome, ended, revert } = record;
  if (different !== undefined) {
    return {
      title: different,
      ended: record.ended,
      revert: record.revert,
      isWarning: true,
      minedHash: explorerHash(record),
    };
  }
  const isPartly = isPartlyDone(record);
  const happened = success ? recordOutcomeWords(record) : undefined;
  const sentence = i18n._(happened ?? recordWords(record));
  const paid = paidForGasWords(record);
  const failure = isPartly
    ? t`Executed in part: ${sentence}`
    : ended
      ? `${i18n._(endingTitles[ended.kind])}: ${sentence}`
      : t`Failed: ${sentence}`;
  return {
    title: success ? sentence : failure,
    ended,
    revert,
    paid: paid && i18n._(paid),
    rest: restWords(info, outcome),
    isWarning: needsAttention(record),
    record,
    planned: success ? plannedWords(record) : undefined,
    parts: isPartly ? partWords(record, i18n) : undefined,
    minedHash: explorerHash(record),
  };
};

function TransactionToast({ popup }: { readonly popup: Popup }): ReactElement {
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const { success } = popup.content.txn;
  const words = useToastWords(popup.content.txn);
  const { title, rest, isWarning, record, planned, parts, minedHash } = words;
  const reason = useReasonWords(words);
  const more = success ? [rest, planned].flatMap((entry) => (entry ? i18n._(entry) : [])) : (parts ?? [reason]);
  useFinishedNotice({ event: popup.key, tag: popup.key, title, body: more.join(' ') });
  useWhenChanged(title, announce);
  return (
    <Toast
      tone={isWarning ? 'warning' : success ? 'success' : 'danger'}
      title={title}
      onDismiss={() => dispatch(popupRemoved({ key: popup.key }))}
      removeAfterMs={popup.removeAfterMs ?? undefined}
      action={success && <UnfilledPart hash={popup.content.txn.hash} />}
    >
      {success && rest && <>{i18n._(rest)} </>}
      {planned && <>{i18n._(planned)} </>}
      <AfterRefusal record={record} />
      {parts?.map((words, at) => (
        <Part key={at}>{words}</Part>
      ))}
      {!success && !parts && <>{reason} </>}
      {minedHash && (
        <ExternalLink href={explorerLink('tx', minedHash)}>
          <Trans>View on Explorer</Trans>
        </ExternalLink>
      )}
    </Toast>
  );
}

function AnyToast({ popup }: { readonly popup: Popup }): ReactElement {
  const { fill, alert } = popup.content;
  if (alert) return <AlertToast name={popup.key} text={alert.text} news={alert.news} />;
  return fill ? <FillToast popup={popup} fill={fill} /> : <TransactionToast popup={popup} />;
}

/** Esc closes the newest notice, unless an open dialog or menu takes the key. */
export function PopupList(): ReactElement {
  const { t } = useLingui();
  const popups = useAppSelector(selectPopups);
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const dispatch = useAppDispatch();
  const newest = popups.at(-1)?.key;
  useEscape(newest !== undefined, () => newest !== undefined && dispatch(popupRemoved({ key: newest })), true);
  const hasTicket = isUnder(useLocation().pathname, [paths.trade]);
  return (
    <PopupRegion
      aria-label={t`Notifications`}
      aria-keyshortcuts="Escape"
      data-beside-ticket={hasTicket ? '' : undefined}
    >
      {groupPopups(popups, jobsWithoutRests(transactionJobs.of, records)).map(({ key, job, popups: shown }) =>
        job ? <AnyJobToast key={key} job={job} popups={shown} /> : <AnyToast key={key} popup={shown[0]} />,
      )}
      <FollowUpToasts />
      <WaitingToast />
    </PopupRegion>
  );
}
