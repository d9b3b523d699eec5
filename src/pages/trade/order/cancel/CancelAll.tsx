import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { CancelProblem } from '#features/transactions/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { marketName } from '#state/marketRule.ts';
import { Button } from '#ui/fields/Button.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { space } from '#ui/theme/theme.ts';
import { CancelsGoOn, FailedCancels } from './CancelsGoOn.tsx';
import { viewKey, type OpenOrderView } from '../own/openOrderView.ts';
import { useCancelAll, type CancelProgress } from './useCancelAll.ts';

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
`;

interface ProgressWordsProps {
  readonly progress: CancelProgress;
  readonly isWaiting: boolean;
  readonly count: number;
}

function ProgressWords({ progress, isWaiting, count }: ProgressWordsProps): ReactElement | null {
  const { phase, isBatch } = progress;
  const current = progress.sent + 1;
  const sent = progress.sent - progress.skipped;
  switch (phase) {
    case 'asked':
      return isBatch ? (
        <Trans>One confirmation cancels all of them in one transaction.</Trans>
      ) : (
        <Trans>Your wallet will ask you to confirm each order.</Trans>
      );
    case 'running':
      if (isBatch) return <Trans>Cancelling all {count} orders. Confirm in your wallet.</Trans>;
      return isWaiting ? (
        <Trans>
          Cancelling {current} of {count}. Waiting for its deposit, to withdraw it.
        </Trans>
      ) : (
        <Trans>
          Cancelling {current} of {count}. Confirm in your wallet.
        </Trans>
      );
    case 'refused':
      return null;
    case 'stopped':
      return (
        <Trans>
          Stopped: {sent} of {count} cancellations were sent.
        </Trans>
      );
    case 'done':
      if (isBatch) return <Trans>All {count} cancellations were sent in one transaction.</Trans>;
      return (
        <Trans>
          {sent} of {count} cancellations were sent.
        </Trans>
      );
  }
}

interface CancelAllProps {
  readonly views: readonly OpenOrderView[];
  readonly present: readonly OpenOrderView[];
  readonly onClose: () => void;
}

export function CancelAll({ views, present, onClose }: CancelAllProps): ReactElement {
  const { t } = useLingui();
  const { progress, failed, problem, isWaiting, isReady, start, startInSteps, goOn, stop } = useCancelAll(
    views,
    present,
  );
  const count = views.length;
  const isConfirming = progress.phase === 'asked';
  const close = (): void => {
    stop();
    onClose();
  };
  const rows = views.map((view) => ({
    key: viewKey(view),
    label: `${marketName(view.market)} ${view.price}`,
    value: view.left,
  }));
  return (
    <Modal open onClose={close} title={isConfirming ? t`Cancel ${count} orders?` : t`Cancelling ${count} orders`}>
      <Column>
        <KeyValue rows={rows} />
        <p role="status">
          {isReady ? (
            <ProgressWords progress={progress} isWaiting={isWaiting} count={count} />
          ) : (
            <Trans>Checking whether your wallet can cancel them all at once.</Trans>
          )}
        </p>
        <FailedCancels count={failed.size} />
        {problem && (
          <div role="alert">
            <CancelProblem problem={problem} />
          </div>
        )}
        {isConfirming && (
          <SendButton
            repeats={{ kinds: ['cancelOrder', 'cancelIntoDeposit'] }}
            variant="danger"
            size="lg"
            block
            loading={!isReady}
            onClick={start}
          >
            <Trans>Cancel all</Trans>
          </SendButton>
        )}
        <CancelsGoOn startInSteps={startInSteps} goOn={goOn} />
        <Button variant="ghost" block onClick={close}>
          {isConfirming ? <Trans>Keep them</Trans> : <Trans>Close</Trans>}
        </Button>
      </Column>
    </Modal>
  );
}
