import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import type { TokenSymbol } from './tokens.ts';

export interface DeployedPool {
  readonly base: TokenSymbol;
  readonly quote: TokenSymbol;
  readonly pair: Address;
}

export interface OtherExchange {
  readonly id: string;
  readonly name: string;
  readonly factory: Address;
  readonly initCodeHash: Hex;
  readonly router: Address;
  readonly pools: readonly DeployedPool[];
}

export type BondName =
  | 'discounted'
  | 'poolTokens'
  | 'premium'
  | 'almostSoldOut'
  | 'soldOut'
  | 'transferFee'
  | 'halfVested'
  | 'quick';

export interface DeployedFarms {
  readonly factory: Address;
  readonly dual: Readonly<Record<'running' | 'short' | 'paused' | 'finished' | 'notStarted', Address>>;
  /** Pays MYT for MYT. */
  readonly single: Address;
}

export type DeployedBonds = Readonly<
  Record<BondName, { readonly bond: Address; readonly treasury: Address }> & { readonly registry: Address }
>;

/** Plain JSON, because it is stored with the saved state. */
export interface Deployment {
  readonly chainId: 137;
  readonly orderBook: Address;
  readonly orderBookExt: Address;
  readonly factory: Address;
  readonly pairInitCodeHash: Hex;
  readonly router: Address;
  readonly lpStaking: Address;
  readonly swapMining: Address;
  readonly orderMining: { readonly rewards: Address; readonly config: Address };
  /** The first is funded, the second owes more than it holds. */
  readonly singleStaking: readonly [Address, Address];
  readonly lockStaking: Address;
  /** Locks pool tokens of MYT/USDC. */
  readonly poolLock: Address;
  /** Burns eMYT for rewards. */
  readonly burnEarn: Address;
  readonly bonds: DeployedBonds;
  readonly rewardDistribution: Address;
  readonly governance: Readonly<Record<'token' | 'timelock' | 'governor', Address>>;
  readonly faucets: readonly Address[];
  readonly wrappedNative: Address;
  readonly multicall: Address;
  readonly ensRegistry: Address;
  readonly tokens: Readonly<Record<TokenSymbol, Address>>;
  readonly pools: readonly DeployedPool[];
  readonly exchanges: readonly OtherExchange[];
  readonly farms: DeployedFarms;
  /** While the chain runs. */
  readonly blockTimeSeconds: number;
}

export const JOBS = [
  {
    title: 'Solidity engineer',
    text: "You write and review the contracts of the order book and the rewards.\nYou have shipped contracts that hold other people's money.",
    apply: 'mailto:jobs@myt.example',
  },
  {
    title: 'Community manager, Korea',
    text: 'You speak with traders every day.',
    apply: 'https://jobs.myt.example/korea',
  },
];

const LINKS = {
  swap: 'https://swap.myt.example/',
  marketMaking: 'https://mm.myt.example/',
  ai: 'https://ai.myt.example/',
  faq: 'https://docs.myt.example/faq',
  contact: 'mailto:help@myt.example',
  blog: 'https://blog.myt.example/',
  telegram: 'https://t.myt.example/',
  x: 'https://x.myt.example/',
};

/** Environment (Vite mode `devnet`) for a chain at `rpcUrl`. */
export const toViteEnv = (deployment: Deployment, rpcUrl: string): Record<string, string> => ({
  VITE_RPC_URLS: rpcUrl,
  VITE_ORDER_BOOK_ADDRESS: deployment.orderBook,
  VITE_ORDER_BOOK_EXT_ADDRESS: deployment.orderBookExt,
  VITE_FACTORY_ADDRESS: deployment.factory,
  VITE_PAIR_INIT_CODE_HASH: deployment.pairInitCodeHash,
  VITE_ROUTER_ADDRESS: deployment.router,
  VITE_LP_STAKING_ADDRESS: deployment.lpStaking,
  VITE_SWAP_MINING_ADDRESS: deployment.swapMining,
  VITE_ORDER_MINING_ADDRESS: deployment.orderMining.rewards,
  VITE_ORDER_MINING_CONFIG_ADDRESS: deployment.orderMining.config,
  VITE_SINGLE_STAKING_ADDRESSES: deployment.singleStaking.join(','),
  VITE_LOCK_STAKING_ADDRESS: [deployment.lockStaking, deployment.poolLock].join(','),
  VITE_FARM_FACTORY_ADDRESS: deployment.farms.factory,
  VITE_SINGLE_FARMS: deployment.farms.single,
  VITE_BURN_EARN_ADDRESS: deployment.burnEarn,
  VITE_BOND_REGISTRY_ADDRESS: deployment.bonds.registry,
  VITE_REWARD_DISTRIBUTION_ADDRESS: deployment.rewardDistribution,
  VITE_GOVERNOR_ADDRESS: deployment.governance.governor,
  VITE_FAUCET_ADDRESSES: deployment.faucets.join(','),
  VITE_EXCHANGES: JSON.stringify(deployment.exchanges.map(({ pools: _pools, ...exchange }) => exchange)),
  VITE_FIRST_MINT_MINIMUMS: JSON.stringify([{ exchange: 'harbour', token: deployment.tokens.USDC, amount: '100' }]),
  VITE_WRAPPED_NATIVE_ADDRESS: deployment.wrappedNative,
  VITE_MULTICALL_ADDRESS: deployment.multicall,
  VITE_ENS_REGISTRY_ADDRESS: deployment.ensRegistry,
  VITE_JOBS: JSON.stringify(JOBS),
  VITE_LINKS: JSON.stringify(LINKS),
  VITE_EMYT_ADDRESS: deployment.tokens.eMYT,
  VITE_SPECIAL_ACCOUNTS: accountAddress(ROLES.demo[0]),
  VITE_LOCALES: 'en-US,ja-JP,ko-KR,zh-CN',
  VITE_BLOCK_TIME_MS: String(deployment.blockTimeSeconds * 1000),
});
