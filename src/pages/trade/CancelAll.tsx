import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { problemWords, useSummaryOf } from '../../features/transactions/index.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { space } from '../../ui/theme/theme.ts';
import { useSubmit } from '../../writes/useSubmit.ts';
import { cancelPlan } from './cancelView.ts';
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
  const { state, submit, reset } = useSubmit();
  const [progress, setProgress] = useState<Progress>({ phase: 'asked', sent: 0 });
  const closed = useRef(false);
  const run = async (): Promise<void> => {
    let sent = 0;
    for (const view of views) {
      setProgress({ phase: 'running', sent });
      const plan = cancelPlan(view, view.order.remain);
      const answer = await submit(plan, summaryOf(plan.info));
      if (!answer.ok) {
        setProgress({ phase: 'stopped', sent });
        return;
      }
      sent += 1;
      if (closed.current) return;
    }
    setProgress({ phase: 'done', sent });
  };
  const stop = (): void => {
    closed.current = true;
    reset();
  };
  return { progress, problem: state.phase === 'failed' ? state.problem : undefined, run, stop };
};

function ProgressWords({
  progress,
  count,
}: {
  readonly progress: Progress;
  readonly count: number;
}): ReactElement | null {
  const { phase, sent } = progress;
  const current = sent + 1;
  switch (phase) {
    case 'asked':
      return <Trans>Your wallet asks once for each order.</Trans>;
    case 'running':
      return (
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
  const { progress, problem, run, stop } = useCancelAll(views);
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
          <ProgressWords progress={progress} count={count} />
        </p>
        {problem && <p role="alert">{i18n._(problemWords(problem))}</p>}
        {isAsked && (
          <Button variant="danger" size="lg" block onClick={() => void run()}>
            <Trans>Cancel all</Trans>
          </Button>
        )}
        <Button variant="ghost" block onClick={close}>
          {isAsked ? <Trans>Keep them</Trans> : <Trans>Close</Trans>}
        </Button>
      </Column>
    </Modal>
  );
}
