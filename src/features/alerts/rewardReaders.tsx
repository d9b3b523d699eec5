import type { ReactElement } from 'react';
import { rewardLevel } from '#domain/alerts/levels.ts';
import type { RewardRule } from '#domain/alerts/types.ts';
import { claimsHooks, type ClaimsHook } from '../claims/index.ts';
import { programmeOf } from './programmeOf.ts';
import { useLevel, type ReaderProps } from './readers.tsx';
import { rewardAmount } from './rewardAmount.ts';

type Reader = (props: ReaderProps<RewardRule>) => null;

const readerOf = (useClaims: ClaimsHook): Reader =>
  function ReadClaims({ alert, rule }) {
    useLevel(alert, rewardLevel(rule, rewardAmount(useClaims(rule.account), rule)));
    return null;
  };

const readers = {
  trade: readerOf(claimsHooks.trade),
  liquidity: readerOf(claimsHooks.liquidity),
  order: readerOf(claimsHooks.order),
  single: readerOf(claimsHooks.single),
  lock: readerOf(claimsHooks.lock),
  farm: readerOf(claimsHooks.farm),
  burn: readerOf(claimsHooks.burn),
  bond: readerOf(claimsHooks.bond),
  distribution: readerOf(claimsHooks.distribution),
  airdrop: readerOf(claimsHooks.airdrop),
};

/** A programme that no longer exists gives no reading. */
export function RewardReader({ alert, rule }: ReaderProps<RewardRule>): ReactElement | null {
  const programme = programmeOf(rule.claim);
  if (!programme) return null;
  const Reader = readers[programme];
  return <Reader alert={alert} rule={rule} />;
}
