import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useApproval } from '#features/approval/index.ts';
import { problemWords } from '#features/transactions/index.ts';
import { ConfirmWord, SendButton } from '#features/sendButton/index.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { isUncancelled, type MoveProgress } from './moveProgress.ts';
import { moveSpender } from './moveView.ts';
import { moveProblemWords, stepWords } from './moveWords.ts';
import { backText, type OpenOrderView } from '../order/own/openOrderView.ts';
import type { MoveOrderRun } from './useMoveOrder.ts';

interface StepsProps extends Pick<MoveOrderRun, 'progress' | 'isDropped'> {
  readonly price: string;
}

export function Steps({ progress, isDropped, price }: StepsProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <KeyValue
      rows={[
        {
          key: 'cancel',
          label: <Trans>1. Cancel the order</Trans>,
          value: i18n._(stepWords(isDropped ? 'confirming' : progress.at, 'cancel')),
        },
        {
          key: 'place',
          label: <Trans>2. Place it at {price}</Trans>,
          value: i18n._(stepWords(progress.at, 'place')),
        },
      ]}
    />
  );
}

/** A refusal in the wallet is no alert. */
const roleOf = (problem: SubmitProblem | undefined): 'status' | 'alert' =>
  problem?.code === 'rejected' ? 'status' : 'alert';

function Dropped({ at }: Pick<MoveProgress, 'at'>): ReactElement {
  return (
    <p role="alert">
      {at === 'placing' ? (
        <Trans>
          The chain dropped the cancellation, so your order may be open again. Reject the new order in your wallet.
        </Trans>
      ) : (
        <Trans>The chain dropped the cancellation, so your order may be open again. No new order was sent.</Trans>
      )}
    </p>
  );
}

interface OutcomeProps extends Pick<MoveOrderRun, 'progress' | 'isDropped'> {
  readonly view: OpenOrderView;
}

export function Outcome({ view, progress, isDropped }: OutcomeProps): ReactElement | null {
  const { i18n } = useLingui();
  const { market, paidBack } = view;
  if (isDropped) return <Dropped at={progress.at} />;
  if (progress.at === 'placed') {
    return (
      <p>
        <Trans>The new order was sent. You can close this.</Trans>
      </p>
    );
  }
  if (progress.at === 'notCancelled') {
    return (
      <p role={roleOf(progress.problem)}>
        {progress.problem ? (
          i18n._(problemWords(progress.problem))
        ) : (
          <Trans>The cancellation did not go through. No new order was sent.</Trans>
        )}
      </p>
    );
  }
  if (progress.at === 'cancelling' || progress.at === 'confirming') {
    return (
      <p>
        <Trans>Keep this window open. The new order is sent once the cancellation confirms.</Trans>
      </p>
    );
  }
  if (progress.at !== 'notPlaced') return null;
  const { back, problem, refused } = progress;
  const amount = back === undefined ? undefined : backText(back, paidBack);
  return (
    <div role="alert">
      <p>
        {amount === undefined ? (
          <Trans>Your order was cancelled. Couldn't load the returned amount, so no new order was sent.</Trans>
        ) : (
          <Trans>Your order was cancelled and {amount} is back in your wallet. The new order was not placed.</Trans>
        )}
      </p>
      {problem && <p>{i18n._(problemWords(problem))}</p>}
      {refused && <p>{i18n._(moveProblemWords(refused, market, paidBack))}</p>}
    </div>
  );
}

interface ActionProps {
  readonly view: OpenOrderView;
  readonly run: MoveOrderRun;
  readonly isGood: boolean;
  readonly isSevere: boolean;
}

interface MoveButtonProps extends Pick<ActionProps, 'isSevere'> {
  readonly index: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function MoveButton({ index, isSevere, disabled, onPress, children }: MoveButtonProps): ReactElement {
  const { t } = useLingui();
  const word = t`CONFIRM`;
  if (isSevere) {
    const label = t`Type ${word} to trade at this price impact`;
    return (
      <ConfirmWord
        repeats={{ kinds: ['cancelOrder'], names: [index] }}
        word={word}
        label={label}
        disabled={disabled}
        onConfirm={onPress}
      >
        {children}
      </ConfirmWord>
    );
  }
  return (
    <SendButton
      repeats={{ kinds: ['cancelOrder'], names: [index] }}
      variant="primary"
      size="lg"
      block
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </SendButton>
  );
}

export function Action({ view, run, isGood, isSevere }: ActionProps): ReactElement | null {
  const { i18n } = useLingui();
  const { paidBack, order } = view;
  const approval = useApproval(paidBack, order.remain, moveSpender);
  const { at } = run.progress;
  if (at === 'notPlaced') {
    return (
      <MoveButton
        index={order.index.toString()}
        isSevere={isSevere}
        disabled={!isGood || run.isDropped}
        onPress={run.placeAgain}
      >
        <Trans>Try again</Trans>
      </MoveButton>
    );
  }
  if (!isUncancelled(at)) return null;
  if (approval.state === 'notApproved' || approval.state === 'pending') {
    const isBusy = approval.asking || approval.state === 'pending';
    const { sending } = approval;
    return (
      <>
        <p>
          <Trans>The new order needs an approval first. Your order stays open meanwhile.</Trans>
        </p>
        {sending.phase === 'failed' && <p role={roleOf(sending.problem)}>{i18n._(problemWords(sending.problem))}</p>}
        <SendButton
          repeats={{ kinds: ['approve'], names: [paidBack.symbol] }}
          variant="primary"
          size="lg"
          block
          disabled={isBusy || !isGood}
          onClick={() => approval.approve()}
        >
          {isBusy ? <Trans>Approving {paidBack.symbol}</Trans> : <Trans>Approve {paidBack.symbol}</Trans>}
        </SendButton>
      </>
    );
  }
  return (
    <MoveButton
      index={order.index.toString()}
      isSevere={isSevere}
      disabled={!isGood || approval.state !== 'approved'}
      onPress={run.start}
    >
      <Trans>Move order</Trans>
    </MoveButton>
  );
}
