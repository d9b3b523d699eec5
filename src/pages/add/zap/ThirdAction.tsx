import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { supplyPress } from '#features/stakeAfter/index.ts';
import { BatchedApprovals } from '#features/transactions/index.ts';
import { FlawedZap, ZapButton } from '#features/zap/index.ts';
import { ApproveSwap, ofSwap } from './ZapAction.tsx';
import { wholeTrade } from './ThirdFacts.tsx';
import type { Third, ThirdFlaw } from './useThird.ts';
import type { ThirdSend } from './useThirdSend.ts';
import type { Zap } from './useZap.ts';

interface ThirdActionProps {
  readonly third: Third;
  readonly zap: Zap;
  readonly sending: ThirdSend;
}

interface FlawedThirdProps {
  readonly flaw: ThirdFlaw;
  readonly symbol: string;
}

function FlawedThird({ flaw, symbol }: FlawedThirdProps): ReactElement {
  const { t } = useLingui();
  if (flaw !== 'noToken' && flaw !== 'noMarket' && flaw !== 'transferFee') {
    return <FlawedZap flaw={flaw} symbol={symbol} />;
  }
  const words = {
    noToken: t`Select a token`,
    noMarket: t`No market for ${symbol}`,
    transferFee: t`${symbol} takes a transfer fee`,
  };
  return (
    <SendButton repeats="nothing" sends={false} variant="primary" size="lg" block disabled>
      {words[flaw]}
    </SendButton>
  );
}

export function ThirdAction({ third, zap, sending }: ThirdActionProps): ReactElement {
  const { isBatch, approval, currency } = third;
  const symbol = shortenSymbol(currency?.symbol ?? '');
  const flaw = third.flaw ?? zap.flaw;
  if (flaw !== undefined) return <FlawedThird flaw={flaw} symbol={symbol} />;
  const isMissing = approval.state === 'notApproved' || approval.state === 'pending';
  if (!isBatch && isMissing) return <ApproveSwap zap={{ own: third, forSwap: approval }} sending={sending} />;
  const count = approval.batched ? 1 : 0;
  return (
    <>
      <BatchedApprovals approvals={sending.approvals.slice(0, count)} />
      <BatchedApprovals approvals={sending.approvals.slice(count)} />
      <ZapButton
        trade={wholeTrade(third, zap)}
        repeats={isBatch ? supplyPress(sending.stake) : ofSwap}
        disabled={!sending.isReady}
        onConfirm={() => void sending.confirm()}
      >
        {isBatch ? <Trans>Swap and supply</Trans> : <Trans>Swap</Trans>}
      </ZapButton>
    </>
  );
}
