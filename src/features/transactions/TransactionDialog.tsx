import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { SubmitState } from '#writes/sending/useSubmit.ts';
import { EndedContent } from './EndedContent.tsx';
import { FailedContent, type FailedContentProps } from './FailedContent.tsx';
import { FinishedContent } from './FinishedContent.tsx';
import { SubmittedContent } from './SubmittedContent.tsx';
import { isExplained } from './problemWords.ts';
import { WaitingContent } from './WaitingContent.tsx';

interface TransactionDialogProps extends Pick<FailedContentProps, 'detail' | 'onDismiss' | 'retry'> {
  readonly state: SubmitState;
  readonly summary: string;
  readonly unexplainedTitle?: string;
  readonly after?: ReactNode;
  /** True if the account refuses a batch: the form below then sends the steps one by one. */
  readonly inSteps?: boolean;
}

const useRecord = (state: SubmitState) => {
  const hash: Hex = state.phase === 'submitted' ? state.hash : '0x';
  return useAppSelector((root) => selectTransaction(root, POLYGON_CHAIN_ID, hash));
};

/** Keeps the last state during the dialog's closing animation. */
const useLastShown = (state: SubmitState): SubmitState => {
  const [last, keep] = useState(state);
  if (state.phase === 'idle') return last;
  if (state !== last) keep(state);
  return state;
};

/** A rejection by the user is no error. */
const useFailedTitle = (state: SubmitState, unexplained: string | undefined): string => {
  const { t } = useLingui();
  if (state.phase !== 'failed') return '';
  if (state.problem.code === 'rejected') return t`Not sent`;
  return (!isExplained(state.problem) && unexplained) || t`Error`;
};

const useRetry = ({
  state,
  inSteps = false,
  onDismiss,
  retry,
}: TransactionDialogProps): FailedContentProps['retry'] => {
  const { t } = useLingui();
  const isRefusedBatch = inSteps && state.phase === 'failed' && state.problem.code === 'noBatch';
  return isRefusedBatch ? { label: t`Continue step by step`, onPress: onDismiss } : retry;
};

/** Spec section 4. Closed while idle. */
export function TransactionDialog(props: TransactionDialogProps): ReactElement {
  const { summary, unexplainedTitle, detail, after, onDismiss } = props;
  const { t } = useLingui();
  const retry = useRetry(props);
  const state = useLastShown(props.state);
  const record = useRecord(state);
  const isFinished = record !== undefined && isSettled(record);
  const title = {
    idle: '',
    simulating: t`Waiting For Confirmation`,
    awaitingWallet: t`Waiting For Confirmation`,
    submitted: isFinished ? t`What happened` : t`Transaction Submitted`,
    failed: useFailedTitle(state, unexplainedTitle),
  }[state.phase];

  return (
    <Modal open={props.state.phase !== 'idle'} onClose={onDismiss} title={title}>
      {(state.phase === 'simulating' || state.phase === 'awaitingWallet') && (
        <WaitingContent summary={summary} state={state} />
      )}
      {state.phase === 'submitted' && !isFinished && (
        <SubmittedContent hash={state.hash} record={record} onClose={onDismiss} />
      )}
      {record?.receipt && <FinishedContent record={record} after={after} onClose={onDismiss} />}
      {record?.ended && <EndedContent record={record} ended={record.ended} onClose={onDismiss} />}
      {state.phase === 'failed' && (
        <FailedContent problem={state.problem} detail={detail} onDismiss={onDismiss} retry={retry} />
      )}
    </Modal>
  );
}
