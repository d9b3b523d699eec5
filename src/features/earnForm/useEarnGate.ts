import type { EarnGate } from '#domain/rewards/earnRules.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';

/** Whether the account can sign here. */
export const useEarnGate = (): EarnGate => {
  const { account, status } = useWallet();
  return { account, watching: status === 'watching', wrongNetwork: status === 'wrongNetwork' };
};
