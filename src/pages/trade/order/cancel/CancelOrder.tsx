import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { env } from '#config/env.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { orderKey } from '#domain/orderBook/accountOrders.ts';
import { uncancelledPart } from '#domain/transactions/pendingCancels.ts';
import { PendingCancel, problemWords, TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useSentCancels } from '#reads/book/useSentCancels.ts';
import { useDraft } from '#reads/drafts/useDraft.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { space } from '#ui/theme/theme.ts';
import { foreseeRefusal } from '#writes/checks/foreseeRefusal.ts';
import { useCancelViaDeposit } from '#writes/orders/useCancelViaDeposit.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { AmountProblemText, NumberField } from '#features/currencyInput/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { bookToken } from '../../shared/tradeMarket.ts';
import { FollowUpDropped } from '../followUps/FollowUpDropped.tsx';
import { useForeseen } from '../form/useForeseen.ts';
import { cancelAmount, cancelPlan, cancelTerms, type CancelAmount } from './cancelView.ts';
import { backText, viewKey, type OpenOrderView } from '../own/openOrderView.ts';

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
`;

function Taken({ view: { order, filled, cancelled } }: { readonly view: OpenOrderView }): ReactElement | null {
  if (order.remain === order.from) return <Trans>Nothing is filled yet.</Trans>;
  if (filled === NO_VALUE) return null;
  return cancelled === undefined ? (
    <Trans>{filled} is already filled.</Trans>
  ) : (
    <Trans>
      {filled} is already filled, {cancelled} was cancelled.
    </Trans>
  );
}

function Order({ view }: { readonly view: OpenOrderView }): ReactElement {
  return (
    <p>
      {view.side === 'BUY' ? (
        <Trans>
          Buy {view.amount} at {view.price}.
        </Trans>
      ) : (
        <Trans>
          Sell {view.amount} at {view.price}.
        </Trans>
      )}{' '}
      <Taken view={view} />
    </p>
  );
}

interface WishProps {
  readonly view: OpenOrderView;
  readonly free: bigint;
  readonly wish: CancelAmount;
  readonly typed: string | undefined;
  readonly onType: (text: string | undefined) => void;
  /** True if the amount becomes a deposit, which returns the wrapped coin instead of the native one. */
  readonly isDeposited: boolean;
}

function Wish({ view, free, wish, typed, onType, isDeposited }: WishProps): ReactElement {
  const { order, paidBack, left } = view;
  const rest = backText(free, paidBack);
  const wrong = wish.kind === 'nothing' && wish.problem?.code !== 'empty' ? wish.problem : undefined;
  const back = wish.kind === 'amount' ? backText(wish.amount, isDeposited ? bookToken(paidBack) : paidBack) : NO_VALUE;
  return (
    <>
      <NumberField
        label={<Trans>Amount to cancel</Trans>}
        value={typed ?? typeableText(free, paidBack.decimals)}
        disabled={free === 0n}
        onChange={onType}
        units={[paidBack.symbol]}
        onMax={() => onType(undefined)}
        end={paidBack.symbol}
        error={
          wish.kind === 'tooMuch' ? (
            free < order.remain ? (
              <Trans>Another {rest} can be cancelled; the rest already has a pending cancellation.</Trans>
            ) : (
              <Trans>Only {left} of the order remains.</Trans>
            )
          ) : (
            wrong && <AmountProblemText problem={wrong} symbol={paidBack.symbol} />
          )
        }
      />
      <KeyValue rows={[{ key: 'back', label: <Trans>Returned to you</Trans>, value: back }]} />
      {free === 0n && <PendingCancel />}
    </>
  );
}

/**
 * Reason why the cancellation of `amount` (raw units of the sold token) would be refused; undefined while none is
 * known.
 */
const useForeseenPayout = (view: OpenOrderView, amount: bigint | undefined): SubmitProblem | undefined => {
  const { signer } = useWallet();
  const { number: block } = useBlock();
  const { soldToken, boughtToken, index } = view.order;
  const key = signer && amount !== undefined ? `${orderKey(soldToken, boughtToken, index)} ${amount}` : undefined;
  const look = async (): Promise<SubmitProblem | undefined> =>
    signer && amount !== undefined ? foreseeRefusal(cancelPlan(view, amount), signer) : undefined;
  return useForeseen({ key, block, look });
};

/** Part that no pending transaction cancels; once something was pressed, the part as it was then. */
const useFreePart = (view: OpenOrderView, isIdle: boolean): bigint => {
  const free = uncancelledPart(view.order.remain, useSentCancels().get(viewKey(view)));
  const [kept, keep] = useState(free);
  if (!isIdle) return kept;
  if (kept !== free) keep(free);
  return free;
};

/** A pending cancellation keeps its text until it is mined, so the next one has a separate draft. */
const useDraftKey = (view: OpenOrderView): string => {
  const key = viewKey(view);
  const sent = useSentCancels().get(key);
  const [pending] = useState(sent?.amount ?? 0n);
  return `cancel ${key} ${pending}`;
};

interface RefusedPayoutProps {
  readonly problem: SubmitProblem;
  readonly label: string;
  readonly onPress: () => void;
}

function RefusedPayout({ problem, label, onPress }: RefusedPayoutProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <Banner
      tone="danger"
      role="status"
      title={<Trans>The order book would reject this cancellation</Trans>}
      action={
        <Button size="xs" variant="outline" onClick={onPress}>
          {label}
        </Button>
      }
    >
      {i18n._(problemWords(problem))}
    </Banner>
  );
}

const TYPED_MARK = '=';

interface CancelOrderProps {
  readonly view: OpenOrderView;
  readonly onClose: () => void;
}

export function CancelOrder({ view, onClose }: CancelOrderProps): ReactElement {
  const { t } = useLingui();
  const { order } = view;
  const draft = useDraftKey(view);
  const { state, step, submit, takeBack, reset } = useCancelViaDeposit(draft);
  const summaryOf = useSummaryOf();
  const [kept, keep] = useDraft(draft);
  // A text without the mark was never typed, so the whole order is cancelled.
  const typed = kept === '' ? undefined : kept.slice(TYPED_MARK.length);
  const type = (text: string | undefined): void => keep(text === undefined ? '' : TYPED_MARK + text);
  const free = useFreePart(view, state.phase === 'idle');
  const wish = cancelAmount(typed, view, free);
  const amount = wish.kind === 'amount' ? wish.amount : free;
  const plan = cancelPlan(view, amount);
  const refusal = useForeseenPayout(view, wish.kind === 'amount' && state.phase === 'idle' ? amount : undefined);
  const isDeposited = step?.kind === 'withdrawDeposit';
  const hasNextStep = state.phase === 'failed' && (isDeposited || state.problem.code === 'payoutBlocked');
  const inTwoSteps = {
    label: isDeposited ? t`Withdraw` : t`Cancel in two steps`,
    onPress: () => void takeBack(cancelTerms(view, amount), env.orderBook, summaryOf),
  };
  const dismiss = (): void => {
    reset();
    onClose();
  };
  return (
    <>
      <Modal open={state.phase === 'idle'} onClose={onClose} title={t`Cancel this order?`}>
        <Column>
          <Order view={view} />
          <Wish view={view} free={free} wish={wish} typed={typed} onType={type} isDeposited={refusal !== undefined} />
          {amount === free && <FollowUpDropped view={view} />}
          {refusal && <RefusedPayout problem={refusal} {...inTwoSteps} />}
          <SendButton
            repeats={{ kinds: ['cancelOrder'], names: [order.index.toString()] }}
            variant="danger"
            size="lg"
            block
            disabled={wish.kind !== 'amount' || refusal !== undefined}
            onClick={() => void submit(plan, summaryOf(plan.info))}
          >
            {amount < order.remain ? <Trans>Cancel part</Trans> : <Trans>Cancel order</Trans>}
          </SendButton>
          <Button variant="ghost" block onClick={onClose}>
            <Trans>Keep order</Trans>
          </Button>
        </Column>
      </Modal>
      <TransactionDialog
        state={state}
        summary={summaryOf(step ?? plan.info)}
        unexplainedTitle={t`An error occurred when trying to execute this cancel`}
        onDismiss={dismiss}
        retry={hasNextStep ? inTwoSteps : undefined}
      />
    </>
  );
}
