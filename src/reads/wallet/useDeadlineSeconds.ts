import { deadlineFor } from '#domain/transactions/deadline.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectUserDeadline } from '#state/user/selectors.ts';
import { useWallet } from './useWallet.ts';

export const useDeadlineSeconds = (): number => {
  const { multisig } = useWallet();
  return deadlineFor(useAppSelector(selectUserDeadline), multisig?.threshold);
};
