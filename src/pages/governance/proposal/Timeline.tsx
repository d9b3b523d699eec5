import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { executionWindow, type ProposalFacts } from '#domain/governance/proposal.ts';
import { Steps } from '#ui/layout/Steps.ts';
import { useBlockDates, type BlockDate } from '../useMoment.ts';
import type { ProposalPageView } from './useProposalPage.ts';

const LAST_DATE = 8.64e12;

const useDateText = () => {
  const { i18n } = useLingui();
  return (date: Date): string => i18n.date(date, { dateStyle: 'medium', timeStyle: 'short' });
};

function AtBlock({ block, when }: { readonly block: bigint; readonly when: BlockDate | undefined }): ReactElement {
  const text = useDateText();
  const number = exactText(block, 0);
  const date = when ? text(when.date) : NO_VALUE;
  return when?.isEstimate ? (
    <Trans>
      about {date}, block {number}
    </Trans>
  ) : (
    <Trans>
      {date}, block {number}
    </Trans>
  );
}

function AtTime({ seconds }: { readonly seconds: bigint }): ReactElement {
  const text = useDateText();
  return <>{seconds > LAST_DATE ? NO_VALUE : text(new Date(Number(seconds) * 1000))}</>;
}

interface StepProps {
  readonly isDone: boolean;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

function Step({ isDone, label, children }: StepProps): ReactElement {
  return (
    <li data-state={isDone ? 'done' : 'open'}>
      <span>
        {label}
        <small>{children}</small>
      </span>
    </li>
  );
}

function Afterwards({ page, facts }: { readonly page: ProposalPageView; readonly facts: ProposalFacts }): ReactElement {
  const { moment } = page;
  const { state } = page.proposal;
  const { gracePeriod } = page.governor;
  const execution = executionWindow(facts, gracePeriod);
  const expiry = execution?.expiry;
  const isOver = (seconds: bigint): boolean => moment !== undefined && moment.timestamp >= seconds;
  return (
    <>
      {execution && (
        <Step isDone={isOver(execution.from)} label={<Trans>Can be executed from</Trans>}>
          <AtTime seconds={execution.from} />
        </Step>
      )}
      {expiry !== undefined && state !== 'executed' && (
        <Step isDone={isOver(expiry)} label={<Trans>Expires</Trans>}>
          <AtTime seconds={expiry} />
        </Step>
      )}
      {state === 'executed' && (
        <Step isDone label={<Trans>Executed</Trans>}>
          <Trans>Its actions have been carried out.</Trans>
        </Step>
      )}
      {state === 'canceled' && (
        <Step isDone label={<Trans>Canceled</Trans>}>
          <Trans>Its proposer no longer had enough votes.</Trans>
        </Step>
      )}
    </>
  );
}

export function Timeline({ page }: { readonly page: ProposalPageView }): ReactElement | null {
  const { facts } = page.proposal;
  const { votingDelay } = page.governor;
  const { moment } = page;
  const created = facts && votingDelay !== undefined ? facts.startBlock - votingDelay : undefined;
  const [createdAt, startAt, endAt] = useBlockDates([created, facts?.startBlock, facts?.endBlock]);
  if (!facts) return null;
  const isPast = (block: bigint): boolean => moment !== undefined && moment.number >= block;
  return (
    <Steps>
      {created !== undefined && (
        <Step isDone label={<Trans>Submitted</Trans>}>
          <AtBlock block={created} when={createdAt} />
        </Step>
      )}
      <Step isDone={isPast(facts.startBlock)} label={<Trans>Snapshot of the votes, voting starts</Trans>}>
        <AtBlock block={facts.startBlock} when={startAt} />
      </Step>
      <Step isDone={isPast(facts.endBlock)} label={<Trans>Voting ends</Trans>}>
        <AtBlock block={facts.endBlock} when={endAt} />
      </Step>
      <Afterwards page={page} facts={facts} />
    </Steps>
  );
}
