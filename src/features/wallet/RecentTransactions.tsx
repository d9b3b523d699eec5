import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isPartlyDone, plannedPart } from '#domain/transactions/actualCall.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { explorerHash } from '#domain/transactions/explorerHash.ts';
import { isSettled, isUndone } from '#domain/transactions/isSettled.ts';
import { stuckCause } from '#domain/transactions/stuck.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { cleared } from '#state/transactions/slice.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { Button } from '#ui/fields/Button.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { useNow } from '#ui/hooks/useNow.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import {
  AfterRefusal,
  endingTitles,
  explorerLink,
  plannedEffectWords,
  ProposalOutlook,
  recordOutcomeWords,
  recordWords,
  revertWords,
  useDifferentWords,
  waitingWords,
} from '../transactions/index.ts';
import { StuckList, type StuckTransaction } from './StuckList.tsx';
import { Recent, RecentMark, RecentSummary } from './WalletParts.tsx';
import { ageWords } from './walletWords.ts';

const AGE_TICK_MS = 30_000;

function Mark({ record }: { readonly record: TransactionRecord }): ReactElement {
  const { t, i18n } = useLingui();
  const { receipt, ended } = record;
  if (receipt) {
    const succeeded = isSuccess(receipt);
    return (
      <RecentMark data-tone={succeeded ? 'success' : 'danger'}>
        <Icon name={succeeded ? 'check' : 'cross'} label={succeeded ? t`Done` : t`Failed`} />
      </RecentMark>
    );
  }
  if (ended) {
    return (
      <RecentMark data-tone="danger">
        <Icon name="cross" label={i18n._(endingTitles[ended.kind])} />
      </RecentMark>
    );
  }
  const label = i18n._(waitingWords(record));
  return (
    <RecentMark data-tone="busy" role="img" aria-label={label} title={label}>
      <Spinner />
    </RecentMark>
  );
}

/** True while a transaction waits in a way that "Pending" alone does not say. */
const isExplained = (record: TransactionRecord): boolean =>
  !isSettled(record) && (record.safe !== undefined || record.callsStage !== undefined || isUndone(record));

function Row({ record, nowMs }: { readonly record: TransactionRecord; readonly nowMs: number }): ReactElement {
  const { t, i18n } = useLingui();
  const { addedTime } = record;
  const cause = revertWords(record);
  const hash = explorerHash(record);
  const isDone = record.receipt !== undefined && isSuccess(record.receipt);
  const happened = isDone ? recordOutcomeWords(record) : undefined;
  const different = useDifferentWords(record);
  const summary = different ?? i18n._(happened ?? recordWords(record));
  const planned = isDone && different === undefined ? plannedPart(record) : undefined;
  const added = new Date(addedTime);
  return (
    <li>
      <Mark record={record} />
      <RecentSummary title={summary}>
        {summary}
        {planned && <small>{planned === 'amounts' ? <Trans>As planned</Trans> : i18n._(plannedEffectWords)}</small>}
        {isPartlyDone(record) && (
          <small>
            <Trans>Executed in part</Trans>
          </small>
        )}
        {isExplained(record) && <small>{i18n._(waitingWords(record))}</small>}
        <AfterRefusal record={record} />
        <ProposalOutlook record={record} />
        {cause && <small>{i18n._(cause)}</small>}
      </RecentSummary>
      <time dateTime={added.toISOString()} title={i18n.date(added, { dateStyle: 'medium', timeStyle: 'medium' })}>
        {i18n._(ageWords(Math.max(0, nowMs - addedTime)))}
      </time>
      {hash && (
        <ExternalLink href={explorerLink('tx', hash)} label={t`View on Explorer`}>
          {null}
        </ExternalLink>
      )}
    </li>
  );
}

const stuckOf = (record: TransactionRecord, nowMs: number): readonly StuckTransaction[] => {
  const cause = stuckCause(record, nowMs);
  return cause ? [{ record, cause }] : [];
};

export function RecentTransactions({ account }: { readonly account: Address }): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const nowMs = useNow(AGE_TICK_MS);
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const all = useSyncExternalStore(walletRequests.subscribe, walletRequests.all);
  const requests = all.filter(({ from }) => from === account);
  const stuck = records.flatMap((record) => stuckOf(record, nowMs));
  return (
    <Recent aria-label={t`Recent Transactions`}>
      <header>
        <h3>
          <Trans>Recent Transactions</Trans>
        </h3>
        {records.length > 0 && (
          <Button variant="ghost" size="xs" onClick={() => dispatch(cleared({ chainId: POLYGON_CHAIN_ID }))}>
            <Trans>Clear all</Trans>
          </Button>
        )}
      </header>
      {requests.length + stuck.length > 0 && <StuckList requests={requests} stuck={stuck} records={records} />}
      {records.length + requests.length === 0 && (
        <p>
          <Trans>Your transactions will appear here...</Trans>
        </p>
      )}
      <ul>
        {records
          .filter((record) => stuckCause(record, nowMs) === undefined)
          .map((record) => (
            <Row key={record.hash} record={record} nowMs={nowMs} />
          ))}
      </ul>
    </Recent>
  );
}
