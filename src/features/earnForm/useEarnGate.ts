import type { EarnGate } from '#domain/rewards/earnRules.ts';
import { useIsOffline } from '#reads/connection/useIsOffline.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';

export const useEarnGate = (): EarnGate => {
  const { account, status } = useWallet();
  const offline = useIsOffline();
  return { account, offline, watching: status === 'watching', wrongNetwork: status === 'wrongNetwork' };
};
