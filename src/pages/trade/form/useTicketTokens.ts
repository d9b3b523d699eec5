import type { Token } from '#domain/tokens/types.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useSeenTransferFees } from '#reads/tokens/seenTransferFees.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectUnsupported, selectWhitelisted } from '#state/lists/selectors.ts';

/** The ticket's tokens that need a warning. */
export interface TicketTokens {
  /** A list marks them as not tradable. */
  readonly unsupported: readonly Token[];
  /** They are not on the white list. */
  readonly unlistedTokens: readonly Token[];
  /** A token with a transfer fee: the order book would receive less than is sent. */
  readonly feeOnTransfer: Token | undefined;
}

/** The book holds the native coin as its wrapped token; wrapping is no trade, so nothing is unsupported there. */
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
