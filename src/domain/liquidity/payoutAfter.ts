import { arriving, reservesOf, type AddQuote, type AddSetting } from './quoteAdd.ts';

/**
 * Raw payout for the new pool tokens at the reserves after the addition, rounded down. Taken amounts count without their
 * transfer fee.
 */
export const payoutAfter = (quote: AddQuote, setting: AddSetting): { readonly a: bigint; readonly b: bigint } => {
  const { poolTokens, supplyAfter, takenA, takenB } = quote;
  const [reserveA, reserveB] = reservesOf(setting);
  const partOf = (reserve: bigint): bigint => (reserve * poolTokens) / supplyAfter;
  return {
    a: partOf(reserveA + arriving(takenA, setting.transferFeeBpsA)),
    b: partOf(reserveB + arriving(takenB, setting.transferFeeBpsB)),
  };
};
