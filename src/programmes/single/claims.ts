import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { isClaimShort } from '#domain/staking/single.ts';
import type { Address } from '#domain/tokens/types.ts';
import { singleName } from '#features/rewards/index.ts';
import { useSingleProgrammes, type SingleProgramme } from '#reads/staking/useSingleProgrammes.ts';
import { planSingle } from '#writes/rewards/singleStaking.ts';
import type { ClaimsHook, RewardClaim } from '../claim.ts';
import { declaration } from './declaration.ts';

const NONE: readonly Address[] = [];

const blockedOf = ({ isPaused, pending, payable }: SingleProgramme): RewardClaim['blocked'] => {
  if (isPaused === true) return 'paused';
  return isClaimShort(pending, payable) ? 'vaultShort' : undefined;
};

const claimOf = (programme: SingleProgramme, name: string): RewardClaim | undefined => {
  const { staking, token, rewardToken: reward, pending } = programme;
  if (!token || !reward || pending === undefined || pending === 0n) return undefined;
  return {
    id: `single:${staking}`,
    programme: declaration,
    name,
    rewards: [{ token: reward, amount: pending }],
    blocked: blockedOf(programme),
    plan: planSingle({ act: 'claimRewards', staking, token, name, amount: 0n, reward, pending }),
  };
};

export const useClaims: ClaimsHook = (account) => {
  const { i18n } = useLingui();
  const programmes = useSingleProgrammes(account ? env.singleStaking : NONE, account);
  return useMemo(
    () => ({
      claims: programmes.flatMap(
        (programme) => (programme.token && claimOf(programme, i18n._(singleName(programme.token)))) ?? [],
      ),
      isComplete: programmes.every(({ token, rewardToken, pending }) => token && rewardToken && pending !== undefined),
    }),
    [programmes, i18n],
  );
};
