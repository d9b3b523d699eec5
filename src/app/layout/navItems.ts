import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { earnStart } from '#config/earnPages.ts';
import { env } from '#config/env.ts';
import type { Feature } from '#config/features.ts';
import { links } from '#config/links.ts';
import { liquidityPaths, paths } from '#config/paths.ts';
import type { Wallet } from '#reads/wallet/useWallet.ts';
import type { IconName } from '#ui/text/Icon.tsx';

interface NavItem {
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  readonly also?: readonly string[];
  readonly bottomLabel?: MessageDescriptor;
  readonly bottomPath?: string;
  readonly isNotBottom?: boolean;
  /** Header and left menu show the entry only if the wallet's network has this feature. */
  readonly feature?: Feature;
}

export interface OuterItem {
  readonly href: string;
  readonly label: MessageDescriptor;
}

const shown = (items: readonly OuterItem[]): readonly OuterItem[] => items.filter(({ href }) => href !== '');

/** Shown after the internal links (spec 000 section 2). */
export const homeLinks: readonly OuterItem[] = shown([
  { href: links.marketMaking, label: msg`Market making` },
  { href: links.ai, label: msg`AI` },
]);

export const swapLinks: readonly OuterItem[] = shown([{ href: links.swap, label: msg`Swap` }]);

export const isHome = (pathname: string): boolean => pathname === paths.root || pathname === paths.home;

const governance: NavItem = { path: paths.governance, label: msg`Governance`, icon: 'ballot', isNotBottom: true };
const faucetItem: NavItem = {
  path: paths.faucet,
  label: msg`Faucet`,
  icon: 'faucet',
  isNotBottom: true,
  feature: 'FAUCET',
};

export const navItems: readonly NavItem[] = [
  { path: paths.market, label: msg`Market`, icon: 'market' },
  { path: paths.trade, label: msg`Trade`, icon: 'candles' },
  { path: paths.pool, label: msg`Liquidity`, icon: 'drop', also: liquidityPaths },
  {
    path: earnStart === undefined ? paths.mining : paths.earn,
    label: msg`Stake & Earn`,
    icon: 'layers',
    also: [paths.mining, paths.staking, paths.burn, paths.bond, paths.referral, paths.competition],
    bottomLabel: msg`Mining`,
    bottomPath: earnStart ?? paths.mining,
    feature: 'STAKING',
  },
  ...(env.governor ? [governance] : []),
  ...(env.faucets.length > 0 ? [faucetItem] : []),
];

export const bottomItems: readonly NavItem[] = navItems.filter(({ isNotBottom }) => !isNotBottom);

const tradeItems = navItems.filter(({ path }) => path === paths.trade);

export const headerPlaces = (pathname: string, wallet: Pick<Wallet, 'status'>): readonly NavItem[] =>
  isHome(pathname) ? tradeItems : placesOf(wallet);

/** Entries with a feature are shown on Polygon only. */
export const placesOf = ({ status }: Pick<Wallet, 'status'>): readonly NavItem[] =>
  status === 'wrongNetwork' ? navItems.filter(({ feature }) => !feature) : navItems;
