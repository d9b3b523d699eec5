import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { sumOfSplit, type TradeSplit } from '#domain/trade/splitTrade.ts';
import { BatchedApprovals, problemWords, TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import { Button } from '#ui/fields/Button.tsx';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { bookPartOf } from '../../form/bookPartOf.ts';
import { rememberSize } from '../../form/lastSize.ts';
import type { Market } from '../../../shared/tradeMarket.ts';
import { useForeseenRefusal } from '../../form/useForeseenRefusal.ts';
import { TICKET_DRAFT } from '../../form/useTicketDraft.ts';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { ConfirmAction } from '../ConfirmAction.tsx';
import { RefusedOrder } from '../RefusedOrder.tsx';
import type { ConfirmationProps } from '../useSendOrder.ts';
import { ConfirmSplit } from './ConfirmSplit.tsx';
import { PartApproval } from './PartApproval.tsx';
import { SecondPart } from './SecondPart.tsx';
import { useSplitParts, type SplitParts, type SplitPlans } from './useSplitParts.ts';
import { useSplitSteps, type SplitSteps } from './useSplitSteps.ts';

interface SplitOrderProps extends ConfirmationProps {
  readonly split: TradeSplit;
}

interface PartsProps extends SplitOrderProps {
  readonly market: Market;
  readonly parts: SplitParts;
  readonly plans: SplitPlans;
  readonly notice: ReactNode;
}

interface ConfirmProps extends PartsProps {
  readonly label?: ReactNode;
  readonly onConfirm: () => void;
}

function Confirm(props: ConfirmProps): ReactElement {
  const { form, market, split, parts, notice, label, onAccept, onClose, onConfirm } = props;
  const { book, other } = parts.live ?? split;
  return (
    <ConfirmAction
      form={form}
      market={market}
      accepted={parts.accepted}
      live={parts.live && sumOfSplit(form, parts.live)}
      parts={[book, other]}
      isRefused={notice !== undefined}
      label={label}
      onAccept={onAccept}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}

function InOneTransaction(props: PartsProps): ReactElement {
  const { form, market, split, parts, plans, notice, onAccept, onClose } = props;
  const { t } = useLingui();
  const { state, summary, send, leave, confirmNext } = useSendDialog({ draft: TICKET_DRAFT, onClose });
  const { book, other } = parts.approvals;
  const amounts = [
    { terms: other.batched, amount: split.other.order.from },
    { terms: book.batched, amount: split.book.order.from },
  ];
  const approvals = amounts.flatMap(({ terms, amount }): readonly ApprovalTerms[] =>
    terms ? [{ ...terms, amount }] : [],
  );
  const isReady = [book, other].every(({ state: approval }) => approval === 'approved' || approval === 'batched');
  const confirm = async (): Promise<void> => {
    const sent = await send(() => plans.other, approvals, [plans.book]);
    if (sent?.ok) rememberSize(form);
  };
  const problem = state.phase === 'failed' ? state.problem : undefined;
  const again = {
    label: form.quote ? t`Try at the new price` : t`Back to the ticket`,
    onPress: () => confirmNext(form.quote, onAccept),
  };
  const inSteps = { label: t`Continue step by step`, onPress: () => confirmNext(parts.accepted, () => undefined) };
  const canRequote =
    problem?.code === 'quoteMoved' || problem?.code === 'reverted' || problem?.code === 'resultDiffers';
  return (
    <>
      <ConfirmSplit {...{ form, market, split, parts, plans, onClose }} open={state.phase === 'idle'} isBatch>
        <BatchedApprovals approvals={approvals} />
        {notice}
        {isReady && <Confirm {...props} onConfirm={() => void confirm()} />}
      </ConfirmSplit>
      <TransactionDialog
        state={state}
        summary={summary}
        detail={problem && <RefusedOrder form={bookPartOf(form, split)} problem={problem} />}
        onDismiss={leave}
        retry={problem?.code === 'noBatch' ? inSteps : canRequote ? again : undefined}
      />
    </>
  );
}

interface FirstProps extends PartsProps {
  readonly isNone: boolean;
  readonly isBusy: boolean;
  readonly problem: SubmitProblem | undefined;
  readonly onFirst: () => void;
}

/** Both approvals and then the first part, each with its own press. */
function First(props: FirstProps): ReactElement {
  const { form, split, parts, plans, isNone, isBusy, problem, onFirst } = props;
  const { i18n } = useLingui();
  const { book, other } = parts.approvals;
  const { name } = defaultExchange;
  const names = { book: name, other: split.market.name };
  const approval = book.state !== 'approved' ? 'book' : other.state !== 'approved' ? 'other' : undefined;
  return (
    <>
      {isNone && (
        <p role="alert">
          <Trans>The first part did not go through. The second part was not sent.</Trans>
        </p>
      )}
      {problem && <p role={problem.code === 'rejected' ? 'status' : 'alert'}>{i18n._(problemWords(problem))}</p>}
      {approval ? (
        <PartApproval
          key={approval}
          approval={parts.approvals[approval]}
          form={form}
          exchange={names[approval]}
          nextPlan={approval === 'book' ? plans.book : undefined}
        />
      ) : isBusy ? (
        <Button size="lg" block loading disabled>
          <Trans>Confirm in your wallet</Trans>
        </Button>
      ) : (
        <Confirm {...props} label={<Trans>Step 1 of 2: trade on {name}</Trans>} onConfirm={onFirst} />
      )}
    </>
  );
}

interface InStepsProps extends PartsProps {
  readonly steps: SplitSteps;
}

/** Shown before the first of two transactions is sent. */
function InSteps({ steps, ...props }: InStepsProps): ReactElement {
  const { progress } = steps;
  const { form, market, split, parts, plans, onClose } = props;
  return (
    <ConfirmSplit {...{ form, market, split, parts, plans, onClose }} open isBatch={false}>
      {props.notice}
      <First
        {...props}
        isNone={progress.at === 'first' && progress.stage === 'none'}
        isBusy={progress.at === 'first' && progress.stage === 'sending'}
        problem={'problem' in progress ? progress.problem : undefined}
        onFirst={() => steps.first(plans.book)}
      />
    </ConfirmSplit>
  );
}

const useNotice = ({ form, split, onClose }: SplitOrderProps, isFirst: boolean): ReactElement | undefined => {
  const part = bookPartOf(form, split);
  const refusal = useForeseenRefusal(part, isFirst ? split.book : undefined);
  return refusal && <RefusalNotice form={part} problem={refusal} onWorkaround={onClose} />;
};

/** Market order in two parts: one in the order book with its pool, one on another exchange. */
export function SplitOrder(props: SplitOrderProps): ReactElement | null {
  const { form, split, onClose } = props;
  const parts = useSplitParts(form, split);
  const isBatch = useBatching(true);
  const steps = useSplitSteps(form, split);
  const { progress } = steps;
  const isFirst = progress.at === 'first' && progress.stage !== 'pending';
  const notice = useNotice(props, isFirst);
  const { market } = form;
  const { plans } = parts;
  const close = (): void => {
    steps.stop();
    onClose();
  };
  if (!market) return null;
  if (!isFirst) return <SecondPart {...{ form, market, split, parts, steps }} onClose={close} />;
  if (!plans) return null;
  const shown = { ...props, market, parts, plans, notice };
  if (isBatch === undefined)
    return <ConfirmSplit {...{ form, market, split, parts, plans, onClose }} open isBatch={isBatch} />;
  return isBatch ? <InOneTransaction {...shown} /> : <InSteps {...shown} steps={steps} onClose={close} />;
}
