import { tradePath } from '#config/paths.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import { facingSide, type Side } from '#domain/liquidity/zapOut.ts';
import { NATIVE_ID } from '#domain/tokens/currency.ts';
import { actualCalls } from '#domain/transactions/actualCall.ts';
import type { CurrencyFact, TransactionRecord } from '#domain/transactions/types.ts';
import { ticketQuery } from '#domain/urls/ticketQuery.ts';

/** Raw amounts of the removal's receipt. */
export interface Arrived {
  readonly own: CurrencyFact;
  readonly other: CurrencyFact;
  readonly ownAmount: bigint;
  readonly amount: bigint;
}

/** @param side of the token that the account keeps */
export const arrivedOf = (record: TransactionRecord, side: Side): Arrived | undefined => {
  for (const { info, call } of actualCalls(record)) {
    if (info.kind !== 'removeLiquidity' || !call || !('amountA' in call)) continue;
    const [own, other] = facingSide(side, { a: info.currencyA, b: info.currencyB });
    const [ownAmount, amount] = facingSide(side, { a: call.amountA, b: call.amountB });
    return { own, other, ownAmount: BigInt(ownAmount), amount: BigInt(amount) };
  }
  return undefined;
};

export const currencyIdOf = ({ address }: CurrencyFact): string => address ?? NATIVE_ID;

export const ticketOf = ({ own, other, amount }: Arrived): string =>
  tradePath(currencyIdOf(other), currencyIdOf(own)) +
  ticketQuery({
    ...{ orderType: 'MARKET', field: 'INPUT', amount: typeableText(amount, other.decimals) },
    ...{ price: '', dex: null, recipient: undefined },
  });
