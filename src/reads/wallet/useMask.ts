import { useAppSelector } from '#state/hooks.ts';
import { selectBalancesShown } from '#state/user/selectors.ts';

const MASK = '••••';

const plain = <T>(figure: T): T => figure;
const masked = (): string => MASK;

/** Every shown amount of an account goes through this function, titles and labels included. */
export const useMask = (): (<T>(figure: T) => T | string) => (useAppSelector(selectBalancesShown) ? plain : masked);
