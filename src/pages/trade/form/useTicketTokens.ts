import type { Token } from '#domain/tokens/types.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useSeenTransferFees } from '#reads/tokens/seenTransferFees.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectUnsupported, selectWhitelisted } from '#state/lists/selectors.ts';

/** Those of the ticket's two tokens that are not just like any other. */
export interface TicketTokens {
  /** A list says that they cannot be traded. */
  readonly unsupported: readonly Token[];
  /** The white list does not have them. */
  readonly unlistedTokens: readonly Token[];
  /** One of which the order book would receive less than is sent. */
  readonly feeOnTransfer: Token | undefined;
}

/** The coin stands in the book as its wrapped token; changing one into the other is no trade. */
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
