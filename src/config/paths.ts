import { firstPaths } from './firstPages.ts';

/** Paths of the route table (spec 000 section 2). The specification spells `assets` this way. */
export const paths = {
  ...firstPaths,
  /** Redirects to the home page: some servers and bookmarks use this path. */
  indexFile: '/index.html',
  /** Redirects to the trade page: other exchanges use this path. */
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

export const pathsWithoutHeader: readonly string[] = [paths.chart];

/** Pages without a footer, because they fill the window. */
export const pathsWithoutFooter: readonly string[] = [paths.trade, paths.chart];

/** Pages without a bottom navigation on phones. */
export const pathsWithoutBottomNav: readonly string[] = [paths.remove, paths.chart, paths.assets];

/** Pages that belong to Liquidity besides its own (spec 000 section 2, navigation). */
export const liquidityPaths: readonly string[] = [paths.add, paths.remove, '/increase', '/find'];

/** Trade page of two currencies, each `ETH` for the native coin or a token address. */
export const tradePath = (input: string, output: string): string => `${paths.trade}/${input}/${output}`;

/** Navigation state that marks a URL change by the ticket itself, not by a link. */
export const ownNavigation = 'ticket';

/** Full-screen chart of a market. */
export const chartPath = (input: string, output: string): string => `${paths.chart}/${input}/${output}`;

export const proposalPath = (id: bigint): string => `${paths.governance}/${id.toString()}`;

/** Adds the exchange to the query unless it is the default one. */
const onExchange = (path: string, exchangeId: string | undefined): string =>
  exchangeId === undefined ? path : `${path}?dex=${exchangeId}`;

/** Form that adds liquidity to the pool of two currencies, each `ETH` or an address; `exchangeId` unless default. */
export const addPath = (currencyA: string, currencyB: string, exchangeId?: string): string =>
  onExchange(`${paths.add}/${currencyA}/${currencyB}`, exchangeId);

export const removePath = (currencyA: string, currencyB: string, exchangeId?: string): string =>
  onExchange(`${paths.remove}/${currencyA}/${currencyB}`, exchangeId);
