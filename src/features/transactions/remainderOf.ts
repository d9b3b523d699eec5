import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { CurrencyFact, TransactionRecord } from '#domain/transactions/types.ts';
import type { CancelTerms } from '#writes/orders/cancelOrder.ts';

const bookToken = ({ address, symbol, decimals }: CurrencyFact): Token =>
  address === undefined
    ? wrappedNative
    : { kind: 'token', chainId: POLYGON_CHAIN_ID, address, symbol, decimals, name: symbol };

/** Undefined if there is none, or the order belongs to another account. */
export const remainderOf = (
  { info, outcome }: Pick<TransactionRecord, 'info' | 'outcome'>,
  account: Address | undefined,
): CancelTerms | undefined => {
  if (info.kind !== 'placeOrder' || info.orderType !== 'MARKET' || !outcome || outcome.rests === '0') return undefined;
  if (account === undefined || info.maker?.toLowerCase() !== account.toLowerCase()) return undefined;
  const soldToken = bookToken(info.input);
  const isWrapped = soldToken.address.toLowerCase() === wrappedNative.address.toLowerCase();
  return {
    soldToken,
    boughtToken: bookToken(info.output),
    paidBack: isWrapped ? nativeCurrency : soldToken,
    index: BigInt(outcome.orderIndex),
    amount: BigInt(outcome.rests),
  };
};
