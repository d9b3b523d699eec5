import { useAppSelector } from '#state/hooks.ts';
import { selectBalancesShown } from '#state/user/selectors.ts';

/** Text in place of a hidden figure. */
const MASK = '••••';

const plain = <T>(figure: T): T => figure;
const masked = (): string => MASK;

/**
 * Every figure of what the account holds goes through this function, also in titles and labels, so that the
 * setting decides in one place. What is computed with the figures stays as it is.
 */
export const useMask = (): (<T>(figure: T) => T | string) => (useAppSelector(selectBalancesShown) ? plain : masked);
