import type { Currency } from '#domain/tokens/types.ts';
import type { Press } from '#domain/transactions/walletRequest.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';

const nameOf = (currency: Currency | undefined): string | undefined =>
  currency?.kind === 'token' ? currency.address : currency?.symbol;

export const orderPress = ({ input, output }: Pick<TradeCurrencies, 'input' | 'output'>): Press => ({
  kinds: ['placeOrder', 'swap'],
  names: [nameOf(input), nameOf(output)],
});
