import { transferFeeOf } from '#domain/tokens/transferFees.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectWhitelisted } from '#state/lists/selectors.ts';
import { useTokenCheck } from './useTokenCheck.ts';

/** Transfer fee in 1/10,000; undefined while unknown. Native coin and whitelisted tokens have none. */
export const useOutputFee = (currency: Currency | undefined): number | undefined => {
  const whitelisted = useAppSelector(selectWhitelisted);
  const token = currency?.kind === 'token' && !whitelisted.has(currency.address) ? currency.address : undefined;
  const checked = useTokenCheck(token);
  return checked.status === 'loading' ? undefined : transferFeeOf(valueOf(checked) ?? []);
};
