import { lazyPart } from '#ui/lazyPart.tsx';
import { importWithRetry } from '#lib/importWithRetry.ts';

export const ClaimsContent = lazyPart(
  async () => (await importWithRetry(() => import('./ClaimsContent.tsx'))).ClaimsContent,
);

export const ClaimsTotal = lazyPart(async () => (await importWithRetry(() => import('./ClaimsTotal.tsx'))).ClaimsTotal);

export { Amounts } from './Amounts.tsx';
export { AllRewards, preloadAllRewards } from './AllRewards.tsx';
export { blockedText } from './claimWords.ts';
export { claimSums, isPaidNow, payableTogether } from './payableClaims.ts';
export { useClaimPools } from './useClaimPools.ts';
export { useAllClaims } from './useAllClaims.ts';
