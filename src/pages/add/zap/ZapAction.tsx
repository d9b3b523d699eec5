import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { ConfirmWord, SendButton } from '#features/sendButton/index.ts';
import { BatchedApprovals, TransactionDialog } from '#features/transactions/index.ts';
import { withoutRejection } from '../ApproveToken.tsx';
import { zapSeverity } from './ZapFacts.tsx';
import type { Zap, ZapFlaw } from './useZap.ts';
import type { ZapSend } from './useZapSend.ts';

interface ZapActionProps {
  readonly zap: Zap;
  readonly sending: ZapSend;
}

const TYPED = 4;
const ofSwap = { kinds: ['placeOrder'] } as const;
/** Its last call is the supply. */
const ofBatch = { kinds: ['addLiquidity'] } as const;

const useFlawText = (): ((flaw: ZapFlaw, symbol: string) => string) => {
  const { t } = useLingui();
  return (flaw, symbol) => {
    switch (flaw) {
      case 'enterAmount':
        return t`Enter an amount`;
      case 'insufficient':
        return t`Insufficient ${symbol} balance`;
      case 'loading':
        return t`Loading`;
      case 'tooSmall':
        return t`The amount is too small`;
      case 'cannotFill':
        return t`The swap can't fill now`;
      case 'stale':
        return t`Prices are too old`;
    }
  };
};

function ApproveSwap({ zap: { own, forSwap }, sending }: ZapActionProps): ReactElement {
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
  const { zap, sending } = props;
  const { t } = useLingui();
  const flawText = useFlawText();
  const { own, flaw, isBatch, forSwap } = zap;
  const symbol = shortenSymbol(own.currency?.symbol ?? '');
  const isMissing = forSwap.state === 'notApproved' || forSwap.state === 'pending';
  if (flaw !== undefined) {
    return (
      <SendButton repeats="nothing" sends={false} variant="primary" size="lg" block disabled>
        {flawText(flaw, symbol)}
      </SendButton>
    );
  }
  if (!isBatch && isMissing) return <ApproveSwap {...props} />;
  const words = isBatch ? <Trans>Swap and supply</Trans> : <Trans>Swap</Trans>;
  const repeats = isBatch ? ofBatch : ofSwap;
  const confirm = (): void => void sending.confirm();
  const word = t`CONFIRM`;
  return (
    <>
      <BatchedApprovals approvals={sending.approvals} />
      {zapSeverity(zap) === TYPED ? (
        <ConfirmWord
          repeats={repeats}
          word={word}
          label={t`Type ${word} to trade at this price impact`}
          disabled={sending.swap === undefined}
          onConfirm={confirm}
        >
          {words}
        </ConfirmWord>
      ) : (
        <SendButton
          repeats={repeats}
          variant="primary"
          size="lg"
          block
          disabled={sending.swap === undefined}
          onClick={confirm}
        >
          {words}
        </SendButton>
      )}
    </>
  );
}
