import type { Token } from '#domain/tokens/types.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useSeenTransferFees } from '#reads/tokens/useSeenTransferFees.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectUnsupported, selectWhitelisted } from '#state/lists/selectors.ts';

export interface TicketTokens {
  readonly unsupported: readonly Token[];
  readonly unlistedTokens: readonly Token[];
  /** Token of which the order book would receive less than is sent. */
  readonly feeOnTransfer: Token | undefined;
}

/** The book holds the native coin as its wrapped token. For wrapping, no token counts as unsupported. */
export const useTicketTokens = (currencies: TradeCurrencies, isWrap: boolean): TicketTokens => {
  const barred = useAppSelector(selectUnsupported);
  const whitelisted = useAppSelector(selectWhitelisted);
  const transferFeeTokens = useSeenTransferFees();
  const { input, output, inputToken, outputToken } = currencies;
  return {
    unsupported: [inputToken, outputToken].filter((token): token is Token =>
      Boolean(token && !isWrap && barred.has(token.address)),
    ),
    unlistedTokens: [input, output].filter(
      (currency): currency is Token => currency?.kind === 'token' && !whitelisted.has(currency.address),
    ),
    feeOnTransfer: [inputToken, outputToken].find((token) => token && transferFeeTokens.has(token.address)),
  };
};
