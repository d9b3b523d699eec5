import { env } from './env.ts';

export type RewardProgramme =
  | 'trade'
  | 'liquidity'
  | 'order'
  | 'single'
  | 'lock'
  | 'farm'
  | 'burn'
  | 'bond'
  | 'distribution'
  | 'airdrop';

const BURN_ADDRESS = '0x000000000000000000000000000000000000dEaD';

interface RewardContract {
  readonly programme: RewardProgramme;
  readonly address: `0x${string}`;
}

const contractsOf = (
  programme: RewardProgramme,
  ...addresses: readonly (`0x${string}` | undefined)[]
): readonly RewardContract[] => addresses.flatMap((address) => (address ? [{ programme, address }] : []));

export const rewardContracts: readonly RewardContract[] = [
  ...contractsOf('trade', env.swapMining),
  ...contractsOf('liquidity', env.lpStaking),
  ...contractsOf('order', env.orderMining),
  ...contractsOf('single', ...env.singleStaking),
  ...contractsOf('lock', ...env.lockStaking),
  ...contractsOf('farm', ...env.singleFarms),
  ...contractsOf('burn', env.burnEarn, env.burnEarn && BURN_ADDRESS),
  ...contractsOf('distribution', env.rewardDistribution),
  ...contractsOf('airdrop', ...env.airdrops.map(({ distributor }) => distributor)),
];

export const paysStakedToken: ReadonlySet<RewardProgramme> = new Set(['single', 'lock', 'farm']);
