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
} from './envRules.ts';
import type { EnvRule } from './envRules.ts';
import { exchangesRule } from './exchangeRule.ts';
import { linksRule } from './linkRule.ts';
import { WALLET_CONNECT_RELAY } from './walletConnect.ts';
import { SAFE_HOST } from './safeHost.ts';

/** A variable of the environment. */
export interface Variable<T> {
  readonly name: string;
  readonly rule: EnvRule<T>;
  /** What counts where it is left out. */
  readonly fallback: T;
  /** It has no public default: left out, it is a problem. */
  readonly isRequired: boolean;
}

const optional = <T>(name: string, rule: EnvRule<T>, fallback: T): Variable<T> => ({
  name,
  rule,
  fallback,
  isRequired: false,
});

/** Undefined where it is left out. */
const maybe = <T>(name: string, rule: EnvRule<T>): Variable<T | undefined> =>
  optional<T | undefined>(name, rule, undefined);

const required = <T>(name: string, rule: EnvRule<T>, blank: T): Variable<T> => ({
  ...optional(name, rule, blank),
  isRequired: true,
});

const IPFS_GATEWAYS = ['https://ipfs.io', 'https://dweb.link', 'https://gateway.pinata.cloud'];

/** Every variable: its name, how it is parsed, and what counts without it. `.env.example` says what each is for. */
export const envSchema = {
  /** In order of preference. */
  rpcUrls: optional('VITE_RPC_URLS', urlListRule, polygon.rpcUrls),
  orderBook: optional('VITE_ORDER_BOOK_ADDRESS', addressRule, polygonAddresses.orderBook),
  orderBookExt: required('VITE_ORDER_BOOK_EXT_ADDRESS', addressRule, ZERO_ADDRESS),
  factory: optional('VITE_FACTORY_ADDRESS', factoryRule, polygonAddresses.factory),
  pairInitCodeHash: required('VITE_PAIR_INIT_CODE_HASH', initCodeHashRule, ZERO_HASH),
  router: required('VITE_ROUTER_ADDRESS', addressRule, ZERO_ADDRESS),
  /** Where else a pair may be traded. */
  exchanges: optional('VITE_EXCHANGES', exchangesRule, []),
  /** What opening a pool on one of them takes, as it was written: parsed by firstMint.ts with the page that needs it. */
  firstMintMinimums: optional('VITE_FIRST_MINT_MINIMUMS', textRule, ''),
  wrappedNative: optional('VITE_WRAPPED_NATIVE_ADDRESS', addressRule, polygonAddresses.wrappedNative),
  multicall: optional('VITE_MULTICALL_ADDRESS', addressRule, polygonAddresses.multicall),
  /** Undefined: names are not resolved. */
  ensRegistry: maybe('VITE_ENS_REGISTRY_ADDRESS', addressRule),
  explorerUrl: optional('VITE_EXPLORER_URL', urlRule, 'https://polygonscan.com'),
  /** A subgraph of the exchange; undefined: everything is read from the chain. */
  subgraphUrl: maybe('VITE_SUBGRAPH_URL', urlRule),
  /** A subgraph of the chain's blocks; undefined: it is not asked. */
  blocksSubgraphUrl: maybe('VITE_BLOCKS_SUBGRAPH_URL', urlRule),
  /** The trading-data service; undefined: nothing is asked and nothing is told. */
  dataApiUrl: maybe('VITE_DATA_API_URL', urlRule),
  /** A price service with simple/price; undefined: a new pool's price is compared with nothing. */
  priceApiUrl: maybe('VITE_PRICE_API_URL', urlRule),
  /** What says which region the page is visited from; undefined: it is not asked. */
  regionUrl: maybe('VITE_REGION_URL', urlRule),
  /** Where use of the page is told; undefined: nothing is told. */
  analyticsUrl: maybe('VITE_ANALYTICS_URL', urlRule),
  /** The application's own service: invitations, competitions, applications, new pools. Undefined: none of these. */
  appApiUrl: maybe('VITE_APP_API_URL', urlRule),
  /** Undefined: the white list that comes with the application counts. */
  whiteListUrl: maybe('VITE_WHITE_LIST_URL', urlRule),
  generalListUrl: maybe('VITE_GENERAL_LIST_URL', urlRule),
  securityNoticeListUrl: maybe('VITE_SECURITY_NOTICE_LIST_URL', urlRule),
  /** In order of preference, without a slash at the end. */
  ipfsGateways: optional('VITE_IPFS_GATEWAYS', urlListRule, IPFS_GATEWAYS),
  /** Undefined: nowhere. */
  logoBaseUrl: maybe('VITE_LOGO_BASE_URL', urlRule),
  /** A URL with `{address}` for the checksummed address. */
  logoRepository: maybe('VITE_LOGO_REPOSITORY_URL', logoTemplateRule),
  /** Undefined: there is none. */
  lpStaking: maybe('VITE_LP_STAKING_ADDRESS', addressRule),
  /** Undefined: trades earn nothing. */
  swapMining: maybe('VITE_SWAP_MINING_ADDRESS', addressRule),
  /** Pool tokens whose mining is over, whatever the rewards pool says. */
  finishedMiningPools: optional('VITE_FINISHED_MINING_POOLS', addressListRule, []),
  /** What pays for resting orders, and its pairs and limits. Undefined: nothing does. */
  orderMining: maybe('VITE_ORDER_MINING_ADDRESS', addressRule),
  orderMiningConfig: maybe('VITE_ORDER_MINING_CONFIG_ADDRESS', addressRule),
  /** Single-token programmes, in the order they are shown. */
  singleStaking: optional('VITE_SINGLE_STAKING_ADDRESSES', addressListRule, []),
  /** Undefined: there is none. */
  lockStaking: maybe('VITE_LOCK_STAKING_ADDRESS', addressRule),
  /** The factory of farms with two rewards. Undefined: there is none. */
  farmFactory: maybe('VITE_FARM_FACTORY_ADDRESS', addressRule),
  /** Farms with one reward, which no factory lists. */
  singleFarms: optional('VITE_SINGLE_FARMS', addressListRule, []),
  /** Where tokens are burned for rewards. Undefined: nowhere. */
  burnEarn: maybe('VITE_BURN_EARN_ADDRESS', addressRule),
  /** The list of bonds. Undefined: none are sold. */
  bondRegistry: maybe('VITE_BOND_REGISTRY_ADDRESS', addressRule),
  /** What pays the rewards that are written down for accounts. Undefined: nothing does. */
  rewardDistribution: maybe('VITE_REWARD_DISTRIBUTION_ADDRESS', addressRule),
  /** The tokens that it pays in. Empty: the well-known ones are asked for. */
  rewardDistributionTokens: optional('VITE_REWARD_DISTRIBUTION_TOKENS', addressListRule, []),
  /** What Merkle distributors pay, in the order it is shown. */
  airdrops: optional('VITE_AIRDROPS', airdropsRule, []),
  /** The only chain whose claims are looked up. 001 §5. */
  claimChainId: optional('VITE_CLAIM_CHAIN_ID', wholeNumberRule(1, Number.MAX_SAFE_INTEGER), 1),
  /** Where holders of votes decide on proposals. Undefined: nowhere. */
  governor: maybe('VITE_GOVERNOR_ADDRESS', addressRule),
  /** Faucets of test tokens, in the order they are shown. Empty: there is none. */
  faucets: optional('VITE_FAUCET_ADDRESSES', addressListRule, []),
  /** Open positions as they were written: parsed by jobs.ts with the page that shows them. */
  jobs: optional('VITE_JOBS', textRule, ''),
  /** Undefined: the token is not offered. */
  emyt: maybe('VITE_EMYT_ADDRESS', addressRule),
  /** The accounts that the `emyt` token is offered to. */
  specialAccounts: optional('VITE_SPECIAL_ACCOUNTS', addressListRule, []),
  /** The accounts that see only a wall. */
  blockedAddresses: optional('VITE_BLOCKED_ADDRESSES', addressListRule, []),
  /** The second list, which has no effect (spec 000 section 2). */
  flaggedAddresses: optional('VITE_FLAGGED_ADDRESSES', addressListRule, []),
  /** The regions whose visitors see only a wall. */
  blockedRegions: optional('VITE_BLOCKED_REGIONS', regionsRule, []),
  /** Names this application to WalletConnect's relay. Undefined: WalletConnect is not offered. */
  walletConnectProjectId: maybe('VITE_WALLETCONNECT_PROJECT_ID', textRule),
  walletConnectRelayUrl: optional('VITE_WALLETCONNECT_RELAY_URL', webSocketUrlRule, WALLET_CONNECT_RELAY),
  /** The languages that can be chosen; that of the source always can. */
  locales: optional('VITE_LOCALES', localesRule, ['en-US']),
  /** Where links lead elsewhere than by default. Undefined: nowhere. */
  links: maybe('VITE_LINKS', linksRule),
  /** True: links without an address lead to the project's public pages. */
  publicLinks: optional('VITE_PUBLIC_LINKS', switchRule, 'off'),
  /** Expected time between two blocks. */
  blockTimeMs: optional('VITE_BLOCK_TIME_MS', wholeNumberRule(100, 60_000), 2000),
  /** The addresses whose pages may frame this one, as a Safe's page does. */
  safeHosts: optional('VITE_SAFE_HOSTS', urlListRule, [SAFE_HOST]),
  /** The folder on the server; the build has it in its addresses. */
  basePath: optional('VITE_BASE_PATH', folderRule, '/'),
  /** Whether the application is kept in the browser, for visits without a network. */
  serviceWorker: optional('VITE_SERVICE_WORKER', switchRule, 'on'),
  /** The block the exchange was deployed in: no event of it is older. */
  firstBlock: optional('VITE_FIRST_BLOCK', wholeNumberRule(0, Number.MAX_SAFE_INTEGER), 0),
} satisfies Readonly<Record<string, Variable<unknown>>>;
