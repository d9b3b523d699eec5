import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { earnStart, isOffered } from '#config/earnPages.ts';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import type { IconName } from '#ui/text/Icon.tsx';

interface PageEntry {
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  readonly words: readonly string[];
}

/** True if the deployment has what the page needs; pages without an entry need nothing. */
const needs: Readonly<Record<string, boolean>> = {
  [paths.governance]: env.governor !== undefined,
  [paths.createProposal]: env.governor !== undefined,
  [paths.faucet]: env.faucets.length > 0,
  [paths.earn]: earnStart !== undefined,
};

export const allPages: readonly PageEntry[] = [
  { path: paths.root, label: msg`Home`, icon: 'home', words: ['start', 'front page'] },
  { path: paths.trade, label: msg`Trade`, icon: 'candles', words: ['swap', 'buy', 'sell', 'ticket'] },
  { path: paths.market, label: msg`Markets`, icon: 'market', words: ['pairs', 'prices'] },
  { path: paths.chart, label: msg`Full-screen chart`, icon: 'expand', words: ['candles'] },
  {
    path: paths.pool,
    label: msg`Liquidity`,
    icon: 'drop',
    words: ['your', 'pools', 'positions', 'explore', 'fee yield'],
  },
  { path: paths.add, label: msg`Add Liquidity`, icon: 'plus', words: ['provide', 'deposit', 'create a pool'] },
  { path: paths.findPool, label: msg`Import V2 Pool`, icon: 'search', words: ['find a pool'] },
  { path: paths.earn, label: msg`Stake & Earn`, icon: 'layers', words: ['yield', 'all rewards', 'apr'] },
  { path: paths.mining, label: msg`Trade mining`, icon: 'layers', words: ['rewards'] },
  { path: paths.liquidityMining, label: msg`Liquidity mining`, icon: 'layers', words: ['stake pool tokens'] },
  { path: paths.limitOrderMining, label: msg`Limit-order mining`, icon: 'layers', words: ['resting orders'] },
  { path: paths.rewardHistory, label: msg`Reward history`, icon: 'clock', words: ['mining', 'stakes'] },
  { path: paths.staking, label: msg`Staking`, icon: 'layers', words: ['single token', 'earn'] },
  { path: paths.lockStaking, label: msg`Lock and stake`, icon: 'layers', words: ['staking', 'months'] },
  { path: paths.farms, label: msg`Farms`, icon: 'layers', words: ['staking', 'dual rewards'] },
  { path: paths.burn, label: msg`Burn & Earn`, icon: 'layers', words: ['eMYT'] },
  { path: paths.bond, label: msg`Bonds`, icon: 'layers', words: ['discount', 'vesting'] },
  { path: paths.governance, label: msg`Governance`, icon: 'ballot', words: ['vote', 'proposals', 'delegate'] },
  { path: paths.createProposal, label: msg`New proposal`, icon: 'ballot', words: ['governance', 'create'] },
  { path: paths.assets, label: msg`Assets`, icon: 'wallet', words: ['portfolio', 'balances', 'holdings'] },
  { path: paths.profit, label: msg`Profit`, icon: 'wallet', words: ['assets', 'average cost', 'gain', 'loss'] },
  { path: paths.accountHistory, label: msg`Account history`, icon: 'clock', words: ['assets', 'movements'] },
  { path: paths.approvals, label: msg`Approvals`, icon: 'check', words: ['allowances', 'revoke'] },
  { path: paths.deposits, label: msg`Deposits`, icon: 'wallet', words: ['order book', 'withdraw'] },
  { path: paths.referral, label: msg`Referral`, icon: 'send', words: ['invite', 'friends'] },
  { path: paths.competition, label: msg`Competitions`, icon: 'market', words: ['ranking', 'prizes'] },
  { path: paths.faucet, label: msg`Faucet`, icon: 'faucet', words: ['test tokens'] },
  { path: paths.tokenApplication, label: msg`Token whitelisting`, icon: 'list', words: ['application', 'apply'] },
  { path: paths.pairApplication, label: msg`New pair application`, icon: 'list', words: ['apply', 'market'] },
  { path: paths.operator, label: msg`Operator`, icon: 'sliders', words: ['owner', 'admin'] },
  { path: paths.job, label: msg`Jobs`, icon: 'list', words: ['positions', 'careers'] },
  {
    path: paths.settings,
    label: msg`Settings`,
    icon: 'sliders',
    words: ['token lists', 'rpc nodes', 'slippage', 'deadline', 'reset', 'data in this browser'],
  },
];

export const offeredPages: readonly PageEntry[] = allPages.filter(({ path }) => needs[path] ?? isOffered(path));
