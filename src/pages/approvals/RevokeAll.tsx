import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { approvalId } from '#domain/approvals/approvals.ts';
import { revokedWords } from './approvalWords.ts';
import type { NamedApproval } from './useApprovalsPage.ts';
import { problemWords, useSendAll, type StepState } from '#features/transactions/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Steps } from '#ui/layout/Steps.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Column } from './ApprovalsStyles.ts';
import { revocationPlans } from './revocationPlans.ts';

function StepWords({ step }: { readonly step: StepState }): ReactElement | null {
  const { i18n } = useLingui();
  switch (step.kind) {
    case 'waiting':
      return null;
    case 'current':
      return <Trans>Confirm in your wallet</Trans>;
    case 'sent':
      return <Trans>Sent</Trans>;
    case 'done':
      return <>{i18n._(revokedWords(step.actual))}</>;
    case 'refused':
      return <Trans>The transaction failed. The approval remains.</Trans>;
    case 'failed':
      return <>{i18n._(problemWords(step.problem))}</>;
  }
}

function Progress({ steps }: { readonly steps: readonly StepState[] }): ReactElement {
  const count = steps.length;
  const requestCount = steps.filter(({ kind }) => kind === 'current').length;
  const current = steps.findIndex(({ kind }) => kind === 'current') + 1;
  const failed = steps.filter(({ kind }) => kind === 'failed').length;
  const sent = steps.filter(({ kind }) => kind !== 'failed' && kind !== 'waiting').length;
  if (requestCount > 1) return <Trans>Confirm in your wallet</Trans>;
  if (current > 0) {
    return (
      <Trans>
        Revoking {current} of {count}. Confirm in your wallet.
      </Trans>
    );
  }
  if (failed > 0) {
    return (
      <Trans>
        {sent} of {count} transactions were sent, {failed} skipped.
      </Trans>
    );
  }
  return <Plural value={count} one="# transaction was sent." other="All # transactions were sent." />;
}

function HowMany({ isBatch }: { readonly isBatch: boolean | undefined }): ReactElement {
  return isBatch === true ? (
    <Trans>One confirmation revokes all of them in one transaction.</Trans>
  ) : (
    <Trans>Your wallet will ask you to confirm each one.</Trans>
  );
}

interface RevokeAllProps {
  readonly rows: readonly NamedApproval[];
  readonly onClose: () => void;
}

export function RevokeAll({ rows: shown, onClose }: RevokeAllProps): ReactElement {
  const { t, i18n } = useLingui();
  // A revoked approval leaves the page's list, but its step stays here.
  const [{ rows, plans }] = useState(() => ({ rows: shown, plans: revocationPlans(shown) }));
  const { phase, steps, isBatch, start, retry, stop } = useSendAll(plans.length > 1);
  const close = (): void => {
    stop();
    onClose();
  };
  const hasFailed = steps.some(({ kind }) => kind === 'failed');
  const count = rows.length;
  return (
    <Modal open onClose={close} title={t`Revoke ${count} approvals?`}>
      <Column>
        <Steps>
          {rows.map((row, index) => {
            const step = steps[index] ?? { kind: 'waiting' };
            return (
              <li key={approvalId(row)} data-state={step.kind}>
                <span>
                  <bdi translate="no">{row.asset.symbol}</bdi> · {i18n._(row.spenderName)}
                  <small>
                    <StepWords step={step} />
                  </small>
                </span>
              </li>
            );
          })}
        </Steps>
        <p role="status">{phase === 'asked' ? <HowMany isBatch={isBatch} /> : <Progress steps={steps} />}</p>
        {phase === 'asked' && (
          <SendButton
            repeats={{ kinds: ['resetApproval'] }}
            variant="danger"
            size="lg"
            block
            loading={isBatch === undefined}
            onClick={() => start(plans)}
          >
            <Trans>Revoke all</Trans>
          </SendButton>
        )}
        {phase === 'done' && hasFailed && (
          <SendButton repeats={{ kinds: ['resetApproval'] }} size="lg" block onClick={retry}>
            <Trans>Try the skipped ones again</Trans>
          </SendButton>
        )}
        <Button variant="ghost" block onClick={close}>
          {phase === 'asked' ? <Trans>Keep them</Trans> : <Trans>Close</Trans>}
        </Button>
      </Column>
    </Modal>
  );
}
