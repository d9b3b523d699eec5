import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { explorerHash } from '#domain/transactions/explorerHash.ts';
import { earlierTransactions, type StuckCause } from '#domain/transactions/stuck.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { Button } from '#ui/fields/Button.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import {
  endingTitles,
  endingWords,
  explorerLink,
  OpenWalletButton,
  recordWords,
  ReplacedBy,
  requestTime,
  useDifferentWords,
  waitingWords,
} from '../transactions/index.ts';
import { RecentActions, RecentMark, RecentSummary } from './WalletParts.tsx';

export interface StuckTransaction {
  readonly record: TransactionRecord;
  readonly cause: StuckCause;
}

interface RowProps {
  readonly summary: string;
  readonly label: string;
  readonly tone?: 'warning' | 'danger';
  readonly children: ReactNode;
}

function Row({ summary, label, tone = 'warning', children }: RowProps): ReactElement {
  return (
    <li>
      <RecentMark data-tone={tone}>
        <Icon name={tone === 'danger' ? 'cross' : 'alert'} label={label} />
      </RecentMark>
      <RecentSummary title={summary}>
        {summary}
        {children}
      </RecentSummary>
    </li>
  );
}

function UnansweredRow({ request }: { readonly request: WalletRequest }): ReactElement {
  const { t, i18n } = useLingui();
  const { id, summary, askedTime } = request;
  const time = i18n.date(new Date(askedTime), requestTime(askedTime));
  return (
    <Row summary={summary} label={t`Unanswered`}>
      <small>
        <Trans>
          Requested at {time}, not answered. Answer it in your wallet, or forget it if your wallet shows no request.
        </Trans>
      </small>
      <RecentActions>
        <Button variant="outline" size="xs" onClick={() => walletRequests.lookAgain(id)}>
          <Trans>Look again</Trans>
        </Button>
        <OpenWalletButton size="xs" />
        <Button variant="ghost" size="xs" onClick={() => walletRequests.remove(id)}>
          <Trans>Forget</Trans>
        </Button>
      </RecentActions>
    </Row>
  );
}

interface EarlierProps {
  readonly record: TransactionRecord;
  readonly records: readonly TransactionRecord[];
}

function Earlier({ record, records }: EarlierProps): ReactElement {
  const { i18n } = useLingui();
  const { known, others } = earlierTransactions(record, records);
  return (
    <>
      {known.map((earlier) => (
        <small key={earlier.hash}>
          <Trans>First: {i18n._(recordWords(earlier))}</Trans>
        </small>
      ))}
      {others > 0 && (
        <small>
          <Plural value={others} one="# was not sent from this browser." other="# were not sent from this browser." />
        </small>
      )}
    </>
  );
}

function StuckRow({
  stuck,
  records,
}: { readonly stuck: StuckTransaction } & Pick<EarlierProps, 'records'>): ReactElement {
  const { t, i18n } = useLingui();
  const { record, cause } = stuck;
  const { ended } = record;
  const different = useDifferentWords(record);
  const hash = explorerHash(record);
  const label = i18n._(ended ? endingTitles[ended.kind] : waitingWords(record));
  return (
    <Row summary={different ?? i18n._(recordWords(record))} label={label} tone={ended ? 'danger' : 'warning'}>
      <small>{ended ? i18n._(endingWords[ended.kind]) : label}</small>
      {ended && <ReplacedBy ended={ended} />}
      {cause === 'queued' && <Earlier record={record} records={records} />}
      {cause === 'unseen' && (
        <small>
          <Trans>Your wallet may still send it. Check it there before you send this again.</Trans>
        </small>
      )}
      <RecentActions>
        {!ended && <OpenWalletButton size="xs" />}
        {hash && cause !== 'unseen' && (
          <ExternalLink href={explorerLink('tx', hash)}>
            {ended?.instead ? t`View what replaced it` : t`View on Explorer`}
          </ExternalLink>
        )}
      </RecentActions>
    </Row>
  );
}

interface StuckListProps {
  readonly requests: readonly WalletRequest[];
  readonly stuck: readonly StuckTransaction[];
  readonly records: readonly TransactionRecord[];
}

export function StuckList({ requests, stuck, records }: StuckListProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <h4>
        <Trans>Needs your attention</Trans>
      </h4>
      <ul aria-label={t`Needs your attention`}>
        {requests.map((request) => (
          <UnansweredRow key={request.id} request={request} />
        ))}
        {stuck.map((transaction) => (
          <StuckRow key={transaction.record.hash} stuck={transaction} records={records} />
        ))}
      </ul>
    </>
  );
}
