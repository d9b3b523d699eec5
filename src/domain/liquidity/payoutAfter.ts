import { arriving, reservesOf, type AddQuote, type AddSetting } from './quoteAdd.ts';

/**
 * Raw payout of the new pool tokens at the reserves after the addition, rounded down. Transfer fees on the supplied
 * amounts are subtracted.
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
