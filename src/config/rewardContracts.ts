import { env } from './env.ts';

/** What pays rewards to those who hold, deposit or trade tokens. */
export type RewardProgramme = 'liquidity';

/** A configured contract that takes deposits or pays rewards. */
export interface RewardContract {
  readonly programme: RewardProgramme;
  readonly address: `0x${string}`;
  /** It pays rewards in the token that is staked. */
  readonly paysStake?: boolean;
}

const contractOf = (programme: RewardProgramme, address: `0x${string}` | undefined): readonly RewardContract[] =>
  address ? [{ programme, address }] : [];

/** All of them. */
export const rewardContracts: readonly RewardContract[] = [...contractOf('liquidity', env.lpStaking)];
