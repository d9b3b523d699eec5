import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { planRedeem } from '#writes/rewards/bonds.ts';
import { useBonds, type BondView } from '../bonds/index.ts';
import { noClaims, type ClaimsHook } from './claimsHook.ts';
import type { RewardClaim } from './rewardClaim.ts';

export const bondClaim = (
  { address, payoutToken, pending, bondHolds }: BondView,
  name: string,
  account: Address,
): RewardClaim | undefined => {
  if (!payoutToken || pending === undefined || pending === 0n) return undefined;
  return {
    id: `bond:${address}`,
    programme: 'bond',
    name,
    rewards: [{ token: payoutToken, amount: pending }],
    returned: [{ token: payoutToken, amount: pending }],
    blocked: bondHolds !== undefined && bondHolds < pending ? 'vaultShort' : undefined,
    plan: planRedeem(address, payoutToken, account, pending),
  };
};

const NONE: readonly Address[] = [];

const useClaims: ClaimsHook = (account) => {
  const { i18n } = useLingui();
  const { bonds, isComplete } = useBonds(account, NONE);
  return useMemo(
    () => ({
      claims: account ? bonds.flatMap((bond) => bondClaim(bond, i18n._(bond.name), account) ?? []) : [],
      isComplete,
    }),
    [bonds, isComplete, account, i18n],
  );
};

export const useBondClaims = env.bondRegistry ? useClaims : noClaims;
