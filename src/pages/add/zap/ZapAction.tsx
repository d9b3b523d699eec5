import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { Approval } from '#features/approval/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { BatchedApprovals, TransactionDialog } from '#features/transactions/index.ts';
import { FlawedZap, ZapButton } from '#features/zap/index.ts';
import { withoutRejection } from '../ApproveToken.tsx';
import { supplyPress } from '#features/stakeAfter/index.ts';
import type { Zap } from './useZap.ts';
import type { ZapSend } from './useZapSend.ts';

interface ZapActionProps {
  readonly label?: ReactNode;
  readonly zap: Zap;
  readonly sending: ZapSend;
}

export const ofSwap = { kinds: ['placeOrder'] } as const;

interface ApproveSwapProps {
  readonly zap: { readonly own: { readonly currency: Currency | undefined }; readonly forSwap: Approval };
  readonly sending: Pick<ZapSend, 'swap'>;
}

export function ApproveSwap({ zap: { own, forSwap }, sending }: ApproveSwapProps): ReactElement {
  const { t } = useLingui();
  const symbol = shortenSymbol(own.currency?.symbol ?? '');
  const approving = withoutRejection(forSwap.sending);
  return (
    <>
      <SendButton
        repeats={forSwap.repeats}
        variant="primary"
        size="lg"
        block
        loading={forSwap.asking || forSwap.state === 'pending'}
        onClick={() => forSwap.approve(() => Promise.resolve(sending.swap))}
      >
        <Trans>Approve {symbol}</Trans>
      </SendButton>
      <TransactionDialog
        state={approving.phase === 'submitted' ? { phase: 'idle' } : approving}
        summary={t`Allow the order book to use your ${symbol}`}
        onDismiss={forSwap.dismiss}
      />
    </>
  );
}

export function ZapAction(props: ZapActionProps): ReactElement {
  const { zap, sending, label } = props;
  const { own, flaw, isBatch, forSwap, trade } = zap;
  const symbol = shortenSymbol(own.currency?.symbol ?? '');
  const isMissing = forSwap.state === 'notApproved' || forSwap.state === 'pending';
  if (flaw !== undefined) return <FlawedZap flaw={flaw} symbol={symbol} />;
  if (!isBatch && isMissing) return <ApproveSwap zap={zap} sending={sending} />;
  return (
    <>
      <BatchedApprovals approvals={sending.approvals} />
      <ZapButton
        trade={trade}
        repeats={isBatch ? supplyPress(sending.stake) : ofSwap}
        disabled={!sending.isReady}
        onConfirm={() => void sending.confirm()}
      >
        {isBatch ? (label ?? <Trans>Swap and supply</Trans>) : <Trans>Swap</Trans>}
      </ZapButton>
    </>
  );
}
