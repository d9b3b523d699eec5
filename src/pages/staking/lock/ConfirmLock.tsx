import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Address, Token } from '#domain/tokens/types.ts';
import { ChainDate, Exact } from '#features/rewards/index.ts';
import { BatchedApprovals, TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { AmountList, AmountRow, DialogColumn } from '#ui/layout/AmountList.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import { planLock } from '#writes/rewards/lockStaking.ts';
import { Months } from './LockParts.tsx';
import { quoteRows } from './quoteRows.tsx';
import { useLockQuote, type LockQuote } from './useLockForm.ts';

interface ConfirmLockProps {
  readonly staking: Address;
  readonly token: Token;
  readonly quote: LockQuote;
  readonly approvals: readonly ApprovalTerms[];
  readonly draft: string;
  readonly onClose: () => void;
}

export function ConfirmLock({ staking, token, quote, approvals, draft, onClose }: ConfirmLockProps): ReactElement {
  const { t } = useLingui();
  const { state, summary, send, leave } = useSendDialog({ draft, onClose });
  const plan = () => planLock({ staking, token, ...quote });
  const { amount, terms } = quote;
  // The time passes while the dialog is open.
  const now = useLockQuote(terms, amount) ?? quote;
  return (
    <>
      <Modal open={state.phase === 'idle'} onClose={onClose} title={t`Confirm the lock`}>
        <DialogColumn>
          <AmountList>
            <AmountRow>
              <dt>
                <Trans>
                  You lock for <Months months={terms.months} />
                </Trans>
              </dt>
              <dd>
                <Exact raw={amount} token={token} />
              </dd>
            </AmountRow>
          </AmountList>
          <KeyValue size={14} rows={quoteRows(now, token)} />
          <Banner tone="warning" title={<Trans>It can't be undone</Trans>}>
            <Trans>
              You can't withdraw these tokens before <ChainDate seconds={now.endTime} />.
            </Trans>
          </Banner>
          <BatchedApprovals approvals={approvals} />
          <SendButton
            repeats={{ kinds: ['lockTokens'], names: [token.address] }}
            variant="primary"
            size="lg"
            block
            onClick={() => void send(plan, approvals)}
          >
            <Trans>Lock until then</Trans>
          </SendButton>
        </DialogColumn>
      </Modal>
      <TransactionDialog state={state} summary={summary} onDismiss={leave} inSteps />
    </>
  );
}
