import { arrivingRemoval, type Removal } from '#domain/liquidity/quoteRemoval.ts';
import { useOutputFee } from '#reads/tokens/useOutputFee.ts';
import type { RemoveForm } from './useRemoveForm.ts';

type Amounts = Pick<Removal, 'amountA' | 'amountB'>;

/** Converts the pool's payout to the amounts that arrive; undefined while transfer fees are unknown. */
export const useArriving = ({ a, b }: Pick<RemoveForm, 'a' | 'b'>): ((paid: Amounts) => Amounts) | undefined => {
  const [feeA, feeB] = [useOutputFee(a.currency), useOutputFee(b.currency)];
  if (feeA === undefined || feeB === undefined) return undefined;
  const paysCoin = [a.currency, b.currency].some((currency) => currency?.kind === 'native');
  return (paid) => arrivingRemoval(paid, { feeA, feeB, paysCoin });
};
