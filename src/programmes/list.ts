import type { HexText } from '#lib/hex.ts';
import { contracts as airdrop } from './airdrop/contracts.ts';
import { contracts as bond } from './bond/contracts.ts';
import { contracts as burn } from './burn/contracts.ts';
import { contracts as distribution } from './distribution/contracts.ts';
import { contracts as farm } from './farm/contracts.ts';
import { contracts as liquidity } from './liquidity/contracts.ts';
import { contracts as lock } from './lock/contracts.ts';
import { contracts as order } from './order/contracts.ts';
import { contracts as single } from './single/contracts.ts';
import { contracts as trade } from './trade/contracts.ts';

/** All programmes, in the order of their claims. If a vault cannot pay all claims, the first ones are offered. */
export const programmeContracts = {
  trade,
  liquidity,
  order,
  single,
  lock,
  farm,
  burn,
  bond,
  distribution,
  airdrop,
} as const;

export type RewardProgramme = keyof typeof programmeContracts;

export const programmeKeys = Object.keys(programmeContracts) as readonly RewardProgramme[];

interface RewardContract {
  readonly programme: RewardProgramme;
  readonly address: HexText;
}

export const rewardContracts: readonly RewardContract[] = programmeKeys.flatMap((programme) => {
  const { addresses, receivers = [] } = programmeContracts[programme];
  return [...addresses, ...receivers].flatMap((address) => (address ? [{ programme, address }] : []));
});
