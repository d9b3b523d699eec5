import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { liquidityPaths, paths } from '#config/paths.ts';
import type { IconName } from '#ui/text/Icon.tsx';

export interface NavItem {
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  /** Paths beside its own that belong to it. */
  readonly also?: readonly string[];
  /** What the bottom navigation has in its place. */
  readonly below?: Pick<NavItem, 'path' | 'label'>;
}

/** The places of the exchange, in the order of the navigation: header, left menu and bottom navigation show these. */
export const navItems: readonly NavItem[] = [
  { path: paths.market, label: msg`Market`, icon: 'market' },
  { path: paths.trade, label: msg`Trade`, icon: 'swap' },
  { path: paths.pool, label: msg`Liquidity`, icon: 'drop', also: liquidityPaths },
  {
    path: paths.mining,
    label: msg`Stake & Earn`,
    icon: 'layers',
    below: { path: paths.liquidityMining, label: msg`Mining` },
  },
];
