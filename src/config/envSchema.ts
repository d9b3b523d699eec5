import { ZERO_ADDRESS, ZERO_HASH } from '#lib/hex.ts';
import { airdropsRule } from './airdropRule.ts';
import { polygonAddresses } from './addresses/polygon.ts';
import { polygon } from './chains.ts';
import {
  addressListRule,
  addressRule,
  factoryRule,
  folderRule,
  initCodeHashRule,
  localesRule,
  logoTemplateRule,
  regionsRule,
  switchRule,
  textRule,
  urlListRule,
  urlRule,
  webSocketUrlRule,
  wholeNumberRule,
  type EnvRule,
  linksRule,
} from './envRules.ts';
import { exchangesRule } from './exchangeRule.ts';
import { WALLET_CONNECT_RELAY } from './walletConnect.ts';

export interface Variable<T> {
  readonly name: string;
  readonly rule: EnvRule<T>;
  readonly fallback: T;
  readonly isRequired: boolean;
}

const optional = <T>(name: string, rule: EnvRule<T>, fallback: T): Variable<T> => ({
  name,
  rule,
  fallback,
  isRequired: false,
});

const maybe = <T>(name: string, rule: EnvRule<T>): Variable<T | undefined> =>
  optional<T | undefined>(name, rule, undefined);

const required = <T>(name: string, rule: EnvRule<T>, blank: T): Variable<T> => ({
  ...optional(name, rule, blank),
  isRequired: true,
});

const IPFS_GATEWAYS = ['https://ipfs.io', 'https://dweb.link', 'https://gateway.pinata.cloud'];

export const SAFE_HOST = 'https://app.safe.global';

export const envSchema = {
  rpcUrls: optional('VITE_RPC_URLS', urlListRule, polygon.rpcUrls),
  orderBook: optional('VITE_ORDER_BOOK_ADDRESS', addressRule, polygonAddresses.orderBook),
  orderBookExt: required('VITE_ORDER_BOOK_EXT_ADDRESS', addressRule, ZERO_ADDRESS),
  factory: optional('VITE_FACTORY_ADDRESS', factoryRule, polygonAddresses.factory),
  pairInitCodeHash: required('VITE_PAIR_INIT_CODE_HASH', initCodeHashRule, ZERO_HASH),
  router: required('VITE_ROUTER_ADDRESS', addressRule, ZERO_ADDRESS),
  exchanges: optional('VITE_EXCHANGES', exchangesRule, []),
  firstMintMinimums: optional('VITE_FIRST_MINT_MINIMUMS', textRule, ''),
  wrappedNative: optional('VITE_WRAPPED_NATIVE_ADDRESS', addressRule, polygonAddresses.wrappedNative),
  multicall: optional('VITE_MULTICALL_ADDRESS', addressRule, polygonAddresses.multicall),
  ensRegistry: maybe('VITE_ENS_REGISTRY_ADDRESS', addressRule),
  explorerUrl: optional('VITE_EXPLORER_URL', urlRule, 'https://polygonscan.com'),
  subgraphUrl: maybe('VITE_SUBGRAPH_URL', urlRule),
  blocksSubgraphUrl: maybe('VITE_BLOCKS_SUBGRAPH_URL', urlRule),
  dataApiUrl: maybe('VITE_DATA_API_URL', urlRule),
  priceApiUrl: maybe('VITE_PRICE_API_URL', urlRule),
  regionUrl: maybe('VITE_REGION_URL', urlRule),
  analyticsUrl: maybe('VITE_ANALYTICS_URL', urlRule),
  appApiUrl: maybe('VITE_APP_API_URL', urlRule),
  whiteListUrl: maybe('VITE_WHITE_LIST_URL', urlRule),
  generalListUrl: maybe('VITE_GENERAL_LIST_URL', urlRule),
  securityNoticeListUrl: maybe('VITE_SECURITY_NOTICE_LIST_URL', urlRule),
  ipfsGateways: optional('VITE_IPFS_GATEWAYS', urlListRule, IPFS_GATEWAYS),
  logoBaseUrl: maybe('VITE_LOGO_BASE_URL', urlRule),
  logoRepository: maybe('VITE_LOGO_REPOSITORY_URL', logoTemplateRule),
  lpStaking: maybe('VITE_LP_STAKING_ADDRESS', addressRule),
  swapMining: maybe('VITE_SWAP_MINING_ADDRESS', addressRule),
  finishedMiningPools: optional('VITE_FINISHED_MINING_POOLS', addressListRule, []),
  orderMining: maybe('VITE_ORDER_MINING_ADDRESS', addressRule),
  orderMiningConfig: maybe('VITE_ORDER_MINING_CONFIG_ADDRESS', addressRule),
  singleStaking: optional('VITE_SINGLE_STAKING_ADDRESSES', addressListRule, []),
  lockStaking: optional('VITE_LOCK_STAKING_ADDRESS', addressListRule, []),
  farmFactory: maybe('VITE_FARM_FACTORY_ADDRESS', addressRule),
  singleFarms: optional('VITE_SINGLE_FARMS', addressListRule, []),
  burnEarn: maybe('VITE_BURN_EARN_ADDRESS', addressRule),
  bondRegistry: maybe('VITE_BOND_REGISTRY_ADDRESS', addressRule),
  rewardDistribution: maybe('VITE_REWARD_DISTRIBUTION_ADDRESS', addressRule),
  rewardDistributionTokens: optional('VITE_REWARD_DISTRIBUTION_TOKENS', addressListRule, []),
  airdrops: optional('VITE_AIRDROPS', airdropsRule, []),
  /** The only chain whose claims are looked up (001 §5). */
  claimChainId: optional('VITE_CLAIM_CHAIN_ID', wholeNumberRule(1, Number.MAX_SAFE_INTEGER), 1),
  governor: maybe('VITE_GOVERNOR_ADDRESS', addressRule),
  faucets: optional('VITE_FAUCET_ADDRESSES', addressListRule, []),
  jobs: optional('VITE_JOBS', textRule, ''),
  emyt: maybe('VITE_EMYT_ADDRESS', addressRule),
  specialAccounts: optional('VITE_SPECIAL_ACCOUNTS', addressListRule, []),
  blockedAddresses: optional('VITE_BLOCKED_ADDRESSES', addressListRule, []),
  /** Has no effect (spec 000 section 2). */
  flaggedAddresses: optional('VITE_FLAGGED_ADDRESSES', addressListRule, []),
  blockedRegions: optional('VITE_BLOCKED_REGIONS', regionsRule, []),
  walletConnectProjectId: maybe('VITE_WALLETCONNECT_PROJECT_ID', textRule),
  walletConnectRelayUrl: optional('VITE_WALLETCONNECT_RELAY_URL', webSocketUrlRule, WALLET_CONNECT_RELAY),
  locales: optional('VITE_LOCALES', localesRule, ['en-US']),
  links: maybe('VITE_LINKS', linksRule),
  publicLinks: optional('VITE_PUBLIC_LINKS', switchRule, 'off'),
  blockTimeMs: optional('VITE_BLOCK_TIME_MS', wholeNumberRule(100, 60_000), 2000),
  safeHosts: optional('VITE_SAFE_HOSTS', urlListRule, [SAFE_HOST]),
  basePath: optional('VITE_BASE_PATH', folderRule, '/'),
  serviceWorker: optional('VITE_SERVICE_WORKER', switchRule, 'on'),
  firstBlock: optional('VITE_FIRST_BLOCK', wholeNumberRule(0, Number.MAX_SAFE_INTEGER), 0),
} satisfies Readonly<Record<string, Variable<unknown>>>;
