import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Side } from '#domain/liquidity/zapOut.ts';
import { AgeLine } from '#features/blockAge/index.ts';
import { BatchedApprovals, SafeDeadline, TransactionDialog } from '#features/transactions/index.ts';
import { FlawedZap, ZapButton } from '#features/zap/index.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Removed } from '../Removed.tsx';
import { Unstaked } from '../StakedTokens.tsx';
import { symbolOf } from '../symbolOf.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import { useZapOut } from './useZapOut.ts';
import { useZapOutSend } from './useZapOutSend.ts';
import { ZapOutFacts } from './ZapOutFacts.tsx';

interface ZapOutDialogProps {
  readonly form: RemoveForm;
  readonly side: Side;
  readonly onClose: () => void;
}

const ofSwap = { kinds: ['placeOrder'] } as const;

export function ZapOutDialog({ form, side, onClose }: ZapOutDialogProps): ReactElement {
  const { t } = useLingui();
  const zap = useZapOut(form, side);
  const sending = useZapOutSend(form, zap, onClose);
  const symbol = symbolOf(zap.own.token);
  const { slippageBps, unstake, removal } = form;
  return (
    <>
      <Modal open={sending.state.phase === 'idle'} onClose={onClose} title={t`Receive only ${symbol}`}>
        <DialogColumn>
          <Removed form={form} />
          <Unstaked form={form} amount={unstake.amountFor(removal)} />
          <ZapOutFacts zap={zap} isBatch slippageBps={slippageBps} />
          <p>
            <Trans>
              The order book and the pool swap the other token. Removal and swap are one transaction: both happen, or
              none.
            </Trans>
          </p>
          <BatchedApprovals approvals={sending.approvals} />
          <SafeDeadline />
          <AgeLine />
          {zap.flaw ? (
            <FlawedZap flaw={zap.flaw} symbol={symbol} />
          ) : (
            <ZapButton
              trade={zap.trade}
              repeats={ofSwap}
              disabled={sending.plans === undefined}
              onConfirm={() => void sending.confirm()}
            >
              <Trans>Remove and swap</Trans>
            </ZapButton>
          )}
        </DialogColumn>
      </Modal>
      <TransactionDialog state={sending.state} summary={sending.summary} onDismiss={sending.leave} inSteps />
    </>
  );
}
