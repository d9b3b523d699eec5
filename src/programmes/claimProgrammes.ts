import { noClaims, type ClaimProgramme, type ClaimsHook } from './claim.ts';
import { programmes } from './programmes.ts';

const hooks = import.meta.glob<ClaimsHook>('./*/claims.ts', { eager: true, import: 'useClaims' });

export const claimProgrammes: readonly ClaimProgramme[] = programmes.map((programme) => ({
  ...programme,
  useClaims: hooks[`./${programme.key}/claims.ts`] ?? noClaims,
}));
