import { transferFeeOf } from '#domain/tokens/transferFees.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectWhitelisted } from '#state/lists/selectors.ts';
import { useTokenCheck } from './useTokenCheck.ts';

/**
 * The part of each transfer that a currency keeps, in 1/10000; undefined while it is being measured. The native coin and
 * tokens of the white list keep nothing.
 */
export const useOutputFee = (currency: Currency | undefined): number | undefined => {
  const whitelisted = useAppSelector(selectWhitelisted);
  const token = currency?.kind === 'token' && !whitelisted.has(currency.address) ? currency.address : undefined;
  const checked = useTokenCheck(token);
  return checked.status === 'loading' ? undefined : transferFeeOf(valueOf(checked) ?? []);
};
