import type { Token } from '#domain/tokens/types.ts';
import type { ClaimsHook } from '#programmes/claim.ts';
import { planDistributionClaim } from '#writes/rewards/claimDistribution.ts';
import { RAFFLE } from './contracts.ts';
import { declaration } from './declaration.ts';

export const claimsOf =
  (token: Token, prize: bigint): ClaimsHook =>
  (account) => ({
    claims: account
      ? [
          {
            id: 'raffle:7',
            programme: declaration,
            name: 'Raffle 7',
            rewards: [{ token, amount: prize }],
            blocked: undefined,
            plan: planDistributionClaim(RAFFLE, token, prize),
          },
        ]
      : [],
    isComplete: true,
  });
