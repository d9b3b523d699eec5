import { lazyPart } from '#ui/lazyPart.tsx';

export const ClaimsContent = lazyPart(async () => (await import('./ClaimsContent.tsx')).ClaimsContent);

export const ClaimsTotal = lazyPart(async () => (await import('./ClaimsTotal.tsx')).ClaimsTotal);

export { Amounts } from './Amounts.tsx';
export { AllRewards, preloadAllRewards } from './AllRewards.tsx';
export { blockedText } from './claimWords.ts';
export { claimSums, isPaidNow, payableTogether } from './payableClaims.ts';
export { useClaimPools } from './useClaimPrices.ts';
export { useAllClaims } from './useAllClaims.ts';
