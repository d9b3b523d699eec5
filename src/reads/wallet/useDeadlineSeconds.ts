import { deadlineFor } from '#domain/transactions/deadline.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectUserDeadline } from '#state/user/selectors.ts';
import { useWallet } from './useWallet.ts';

/** Time limit of the connected wallet's transactions until their block, seconds. */
export const useDeadlineSeconds = (): number => {
  const { multisig } = useWallet();
  return deadlineFor(useAppSelector(selectUserDeadline), multisig?.threshold);
};
