import { firstPaths } from './firstPages.ts';

/** Paths of the route table (spec 000 section 2). The spelling of `assets` is the product's own. */
export const paths = {
  ...firstPaths,
  /** Leads to the home page: what some servers and bookmarks call it. */
  indexFile: '/index.html',
  /** Leads to the trade page: what other exchanges call it. */
  swap: '/swap',
  chart: '/chart',
  settings: '/settings',
  poolV2: '/pool/v2',
  remove: '/remove',
  mining: '/mining',
  liquidityMining: '/mining/liquidity',
  rewardHistory: '/mining/history',
  limitOrderMining: '/mining/limit-order',
  staking: '/staking',
  lockStaking: '/staking/lock',
  farms: '/staking/farms',
  burn: '/burn',
  bond: '/bond',
  governance: '/governance',
  createProposal: '/governance/create',
  faucet: '/faucet',
  referral: '/referral',
  join: '/join',
  competition: '/competition',
  competitionDetails: '/competition/details',
  job: '/job',
  tokenApplication: '/application/token',
  pairApplication: '/application/pair',
  assets: '/asstes',
  profit: '/asstes/profit',
  accountHistory: '/asstes/history',
  approvals: '/asstes/approvals',
  deposits: '/asstes/deposits',
  operator: '/operator',
} as const;

/** Where the top header gives way to the page. */
export const pathsWithoutHeader: readonly string[] = [paths.chart];

/** Pages that fill the window: no foot stands below them. */
export const pathsWithoutFooter: readonly string[] = [paths.trade, paths.chart];

/** Where phones show no bottom navigation. */
export const pathsWithoutBottomNav: readonly string[] = [paths.remove, paths.chart, paths.assets];

/** The pages that belong to Liquidity besides its own (spec 000 section 2, navigation). */
export const liquidityPaths: readonly string[] = [paths.add, paths.remove, '/increase', '/find'];

/** The trade page of two currencies, each `ETH` for the native coin or a token address. */
export const tradePath = (input: string, output: string): string => `${paths.trade}/${input}/${output}`;

/** Marks a change of the address that comes from the ticket itself, and not from a link. */
export const ownNavigation = 'ticket';

/** The full-screen chart of the same market. */
export const chartPath = (input: string, output: string): string => `${paths.chart}/${input}/${output}`;

/** A proposal by its number. */
export const proposalPath = (id: bigint): string => `${paths.governance}/${id.toString()}`;

/** An exchange other than the default one is named in the query. */
const onExchange = (path: string, exchangeId: string | undefined): string =>
  exchangeId === undefined ? path : `${path}?dex=${exchangeId}`;

/** The form that adds liquidity to the pool of two currencies, each `ETH` or an address; `exchangeId` unless default. */
export const addPath = (currencyA: string, currencyB: string, exchangeId?: string): string =>
  onExchange(`${paths.add}/${currencyA}/${currencyB}`, exchangeId);

/** The form that removes it. */
export const removePath = (currencyA: string, currencyB: string, exchangeId?: string): string =>
  onExchange(`${paths.remove}/${currencyA}/${currencyB}`, exchangeId);
