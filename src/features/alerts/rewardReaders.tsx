import type { ReactElement } from 'react';
import { rewardLevel } from '#domain/alerts/levels.ts';
import type { RewardRule } from '#domain/alerts/types.ts';
import type { ClaimsHook, Claims } from '#programmes/claim.ts';
import { claimProgrammes } from '#programmes/claimProgrammes.ts';
import { programmeOfClaim } from '#programmes/programmes.ts';
import { useLevel, type ReaderProps } from './readers.tsx';

export const rewardAmount = (
  { claims, isComplete, isKnown = () => true }: Claims,
  { claim, token }: Pick<RewardRule, 'claim' | 'token'>,
): bigint | undefined => {
  const found = claims.find(({ id }) => id === claim);
  const reward = found?.rewards.find((entry) => entry.token.address === token);
  if (reward) return reward.amount;
  return (found || isComplete) && isKnown(claim) ? 0n : undefined;
};

const readerOf = (useClaims: ClaimsHook) =>
  function ReadClaims({ alert, rule }: ReaderProps<RewardRule>): null {
    useLevel(alert, rewardLevel(rule, rewardAmount(useClaims(rule.account), rule)));
    return null;
  };

const readers = Object.fromEntries(claimProgrammes.map(({ key, useClaims }) => [key, readerOf(useClaims)]));

/** A programme that no longer exists gives no reading. */
export function RewardReader({ alert, rule }: ReaderProps<RewardRule>): ReactElement | null {
  const Reader = readers[programmeOfClaim(rule.claim)?.key ?? ''];
  return Reader ? <Reader alert={alert} rule={rule} /> : null;
}
