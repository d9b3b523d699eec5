import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { env } from '../../config/env.ts';
import { problemWords, useSummaryOf } from '../../features/transactions/index.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { space } from '../../ui/theme/theme.ts';
import { useTakeBack } from '../../writes/useTakeBack.ts';
import { cancelPlan, cancelTerms } from './cancelView.ts';
import { viewKey } from './openOrderView.ts';
import type { OpenOrderView } from './openOrderView.ts';
import { pairName } from './ownMarket.ts';

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
`;

interface Progress {
  readonly phase: 'asked' | 'running' | 'stopped' | 'done';
  readonly sent: number;
}

/** Sends one cancel after the other until one is not sent or the dialog is closed. */
const useCancelAll = (views: readonly OpenOrderView[]) => {
  const summaryOf = useSummaryOf();
  const { state, step, submit, takeBack, reset } = useTakeBack();
  const [progress, setProgress] = useState<Progress>({ phase: 'asked', sent: 0 });
  const closed = useRef(false);
  const cancel = async (view: OpenOrderView, inTwoSteps: boolean): Promise<boolean> => {
    const { remain } = view.order;
    if (inTwoSteps) return takeBack(cancelTerms(view, remain), env.orderBook, summaryOf);
    const plan = cancelPlan(view, remain);
    return (await submit(plan, summaryOf(plan.info))).ok;
  };
  /** `isBlocked`: the first one cannot be paid out. */
  const run = async (first: number, isBlocked: boolean): Promise<void> => {
    for (const [place, view] of views.entries()) {
      if (place < first) continue;
      setProgress({ phase: 'running', sent: place });
      const isSent = await cancel(view, isBlocked && place === first);
      if (closed.current) return;
      if (!isSent) {
        setProgress({ phase: 'stopped', sent: place });
        return;
      }
    }
    setProgress({ phase: 'done', sent: views.length });
  };
  const stop = (): void => {
    closed.current = true;
    reset();
  };
  const problem = state.phase === 'failed' ? state.problem : undefined;
  const isDeposited = step?.kind === 'withdrawDeposit';
  return {
    progress,
    problem,
    isWaiting: state.phase === 'submitted' && step?.kind === 'cancelIntoDeposit',
    start: () => void run(0, false),
    goOn:
      problem && (isDeposited || problem.code === 'payoutBlocked') ? () => void run(progress.sent, true) : undefined,
    stop,
  };
};

interface ProgressWordsProps {
  readonly progress: Progress;
  readonly isWaiting: boolean;
  readonly count: number;
}

function ProgressWords({ progress, isWaiting, count }: ProgressWordsProps): ReactElement | null {
  const { phase, sent } = progress;
  const current = sent + 1;
  switch (phase) {
    case 'asked':
      return <Trans>Your wallet asks once for each order.</Trans>;
    case 'running':
      return isWaiting ? (
        <Trans>
          Cancelling {current} of {count}. Waiting until its deposit is there to be withdrawn.
        </Trans>
      ) : (
        <Trans>
          Cancelling {current} of {count}. Confirm in your wallet.
        </Trans>
      );
    case 'stopped':
      return (
        <Trans>
          Stopped: {sent} of {count} cancellations were sent.
        </Trans>
      );
    case 'done':
      return (
        <Trans>
          {sent} of {count} cancellations were sent.
        </Trans>
      );
  }
}

export interface CancelAllProps {
  readonly views: readonly OpenOrderView[];
  readonly onClose: () => void;
}

/** Takes several orders back, one transaction after the other; it ends with the first that is not sent. */
export function CancelAll({ views, onClose }: CancelAllProps): ReactElement {
  const { t, i18n } = useLingui();
  const { progress, problem, isWaiting, start, goOn, stop } = useCancelAll(views);
  const count = views.length;
  const isAsked = progress.phase === 'asked';
  const close = (): void => {
    stop();
    onClose();
  };
  const rows = views.map((view) => ({
    key: viewKey(view),
    label: `${pairName(view.market)} ${view.price}`,
    value: view.left,
  }));
  return (
    <Modal open onClose={close} title={t`Cancel ${count} orders?`} tall>
      <Column>
        <KeyValue rows={rows} />
        <p role="status">
          <ProgressWords progress={progress} isWaiting={isWaiting} count={count} />
        </p>
        {problem && <p role="alert">{i18n._(problemWords(problem))}</p>}
        {isAsked && (
          <Button variant="danger" size="lg" block onClick={start}>
            <Trans>Cancel all</Trans>
          </Button>
        )}
        {goOn && (
          <Button variant="danger" size="lg" block onClick={goOn}>
            <Trans>Take it back in two steps, then go on</Trans>
          </Button>
        )}
        <Button variant="ghost" block onClick={close}>
          {isAsked ? <Trans>Keep them</Trans> : <Trans>Close</Trans>}
        </Button>
      </Column>
    </Modal>
  );
}
