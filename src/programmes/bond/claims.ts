import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { planRedeem } from '#writes/rewards/bonds.ts';
import { useBonds, type BondView } from '#features/bonds/index.ts';
import { noClaims, type ClaimsHook, type RewardClaim } from '../claim.ts';
import { declaration } from './declaration.ts';

export const bondClaim = (
  { address, payoutToken, pending, bondHolds }: BondView,
  name: string,
  account: Address,
): RewardClaim | undefined => {
  if (!payoutToken || pending === undefined || pending === 0n) return undefined;
  return {
    id: `bond:${address}`,
    programme: declaration,
    name,
    rewards: [{ token: payoutToken, amount: pending }],
    returned: [{ token: payoutToken, amount: pending }],
    blocked: bondHolds !== undefined && bondHolds < pending ? 'vaultShort' : undefined,
    plan: planRedeem(address, payoutToken, account, pending),
  };
};

const useOwnClaims: ClaimsHook = (account) => {
  const { i18n } = useLingui();
  const { bonds, isComplete } = useBonds(account);
  return useMemo(
    () => ({
      claims: account ? bonds.flatMap((bond) => bondClaim(bond, i18n._(bond.name), account) ?? []) : [],
      isComplete,
    }),
    [bonds, isComplete, account, i18n],
  );
};

export const useClaims = env.bondRegistry ? useOwnClaims : noClaims;
