import { useAppSelector } from '#state/hooks.ts';
import { selectBalancesShown } from '#state/user/selectors.ts';

const MASK = '••••';

const plain = <T>(figure: T): T => figure;
const masked = (): string => MASK;

/** Must be applied to each shown amount of an account, also in titles and labels. */
export const useMask = (): (<T>(figure: T) => T | string) => (useAppSelector(selectBalancesShown) ? plain : masked);
