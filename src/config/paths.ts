import { firstPaths } from './firstPages.ts';

/** Spec 000 section 2, which spells `assets` this way. */
export const paths = {
  ...firstPaths,
  indexFile: '/index.html',
  swap: '/swap',
  chart: '/chart',
  settings: '/settings',
  poolV2: '/pool/v2',
  remove: '/remove',
  earn: '/earn',
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

export const pathsWithoutFooter: readonly string[] = [paths.trade, paths.chart];

export const pathsWithoutBottomNav: readonly string[] = [paths.remove, paths.chart, paths.assets];

export const liquidityPaths: readonly string[] = [paths.add, paths.remove, '/increase', '/find'];

/** Currencies are `ETH` for the native coin, or a token address. */
export const tradePath = (input: string, output: string): string => `${paths.trade}/${input}/${output}`;

/** Navigation state of URL changes that the ticket itself makes. */
export const ownNavigation = 'ticket';

export const chartPath = (input: string, output: string): string => `${paths.chart}/${input}/${output}`;

export const proposalPath = (id: bigint): string => `${paths.governance}/${id.toString()}`;

const onExchange = (path: string, exchangeId: string | undefined): string =>
  exchangeId === undefined ? path : `${path}?dex=${exchangeId}`;

export const addPath = (currencyA: string, currencyB: string, exchangeId?: string): string =>
  onExchange(`${paths.add}/${currencyA}/${currencyB}`, exchangeId);

export const LOCK_PARAMETER = 'lock';

export const lockPath = (staking: string): string => `${paths.lockStaking}?${LOCK_PARAMETER}=${staking}`;

/** The value 1 includes the account's staked pool tokens. */
export const STAKED_PARAMETER = 'staked';

export const removePath = (currencyA: string, currencyB: string, exchangeId?: string, usesStake = false): string => {
  const path = onExchange(`${paths.remove}/${currencyA}/${currencyB}`, exchangeId);
  return usesStake ? `${path}${exchangeId === undefined ? '?' : '&'}${STAKED_PARAMETER}=1` : path;
};
