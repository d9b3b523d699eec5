import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { TradeQuote } from '#domain/trade/types.ts';
import type { Press } from '#domain/transactions/walletRequest.ts';
import { ConfirmWord, SendButton } from '../sendButton/index.ts';
import { isTyped } from './SwapFacts.tsx';
import type { ZapProblem } from '#domain/liquidity/zapIn.ts';

export type ZapFlaw = 'enterAmount' | 'insufficient' | 'loading' | 'tooSmall' | 'cannotFill' | 'stale';

export const problemFlaw = ({ code }: ZapProblem): ZapFlaw => {
  if (code === 'bookTooShort') return 'loading';
  return code === 'pool' || code === 'amountTooSmall' ? 'tooSmall' : 'cannotFill';
};

/** @param bought raw output that the swap was quoted with */
export const tradeFlaw = (trade: TradeQuote | undefined, bought: bigint): ZapFlaw | undefined =>
  trade?.rests.sold === 0n && trade.filled.received === bought ? undefined : 'cannotFill';

interface ZapButtonProps {
  readonly trade: TradeQuote | undefined;
  readonly repeats: Press;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** A high price impact requires a typed word. */
export function ZapButton({ trade, repeats, disabled, onConfirm, children }: ZapButtonProps): ReactElement {
  const { t } = useLingui();
  const word = t`CONFIRM`;
  const label = t`Type ${word} to trade at this price impact`;
  if (isTyped(trade)) {
    return (
      <ConfirmWord repeats={repeats} word={word} label={label} disabled={disabled} onConfirm={onConfirm}>
        {children}
      </ConfirmWord>
    );
  }
  return (
    <SendButton repeats={repeats} variant="primary" size="lg" block disabled={disabled} onClick={onConfirm}>
      {children}
    </SendButton>
  );
}

export const useFlawText = (): ((flaw: ZapFlaw, symbol: string) => string) => {
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

export function FlawedZap({ flaw, symbol }: { readonly flaw: ZapFlaw; readonly symbol: string }): ReactElement {
  const flawText = useFlawText();
  return (
    <SendButton repeats="nothing" sends={false} variant="primary" size="lg" block disabled>
      {flawText(flaw, symbol)}
    </SendButton>
  );
}
