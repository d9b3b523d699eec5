import { env } from '#config/env.ts';
import { stakingRules } from '#config/stakingRules.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { isUnlocked } from '#domain/staking/lock.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { eachHook } from '#lib/eachHook.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useLockedStakes, type OwnStake } from '#reads/staking/useLockedStakes.ts';
import { useLockPayer, type LockPayer } from '#reads/staking/useLockPayer.ts';
import { planUnlock } from '#writes/rewards/lockStaking.ts';
import { usePoolNames } from '#features/rewards/index.ts';
import { noClaims, type ClaimsHook, type RewardClaim } from '../claim.ts';
import { declaration } from './declaration.ts';

export const lockClaim = (
  { staking, isPoolToken, isPaused, held }: Omit<LockPayer, 'token'>,
  token: Token,
  stake: OwnStake,
  pool?: string,
): RewardClaim => {
  const isShort = held !== undefined && held < stake.payout;
  const source = { token: token.address, payer: staking, spender: staking };
  return {
    id: `lock:${staking}:${stake.id.toString()}`,
    programme: declaration,
    name: `${pool ?? shortenSymbol(token.symbol)} #${stake.id.toString()}`,
    termSeconds: stake.endTime - stake.startTime,
    rewards: [{ token, amount: stake.payout }],
    returned: [{ token, amount: stake.deposited }],
    paysPoolTokens: isPoolToken,
    blocked: isPaused === true ? 'paused' : isShort ? 'vaultShort' : undefined,
    funding: held === undefined ? undefined : { ...source, balance: held, allowance: held, takes: stake.payout },
    plan: planUnlock({ staking, token, stake }),
  };
};

/** Adds the contract's address to names that two contracts share. */
export const nameContracts = (claims: readonly RewardClaim[]): readonly RewardClaim[] =>
  claims.map((claim) => {
    const isShared = claims.some(({ id, name }) => id !== claim.id && name === claim.name);
    return isShared ? { ...claim, name: `${claim.name}, ${shortenAddress(claim.plan.contract)}` } : claim;
  });

const hookOf = (staking: Address): ClaimsHook =>
  function useClaimsOf(account) {
    const payer = useLockPayer(staking);
    const { token, isPoolToken, held } = payer;
    const poolNameOf = usePoolNames(useStableList(token && isPoolToken ? [token.address] : []));
    const { stakes, isComplete } = useLockedStakes(staking, account, stakingRules.shown);
    const { timestamp } = useBlock();
    if (account === undefined) return { claims: [], isComplete: true };
    if (!token || timestamp === undefined) return { claims: [], isComplete: isComplete && stakes.length === 0 };
    const over = stakes.filter((stake) => isUnlocked(stake, timestamp));
    return {
      claims: over.map((stake) => lockClaim(payer, token, stake, poolNameOf(token.address))),
      isComplete: isComplete && (over.length === 0 || held !== undefined),
    };
  };

const useEach = eachHook(env.lockStaking.map(hookOf));

const useOwnClaims: ClaimsHook = (account) => {
  const each = useEach(account);
  return {
    claims: nameContracts(each.flatMap(({ claims }) => claims)),
    isComplete: each.every(({ isComplete }) => isComplete),
  };
};

export const useClaims = env.lockStaking.length > 0 ? useOwnClaims : noClaims;
