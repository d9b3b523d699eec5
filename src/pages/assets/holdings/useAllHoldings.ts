import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '#config/paths.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Holdings } from './holdingsHook.ts';
import { useBondHoldings } from './useBondHoldings.ts';
import { useClaimHoldings } from './useClaimHoldings.ts';
import { useDepositHoldings } from './useDepositHoldings.ts';
import { useLiquidityHoldings } from './useLiquidityHoldings.ts';
import { useOrderHoldings } from './useOrderHoldings.ts';
import { useFarmHoldings, useLockHoldings, useSingleHoldings } from './useStakeHoldings.ts';
import { useWalletHoldings } from './useWalletHoldings.ts';

export interface KindHoldings extends Holdings {
  readonly kind: string;
  readonly label: MessageDescriptor;
  readonly path: string;
}

const kindOf = (kind: string, label: MessageDescriptor, path: string, holdings: Holdings): KindHoldings => ({
  ...holdings,
  kind,
  label,
  path,
});

export const useAllHoldings = (account: Address | undefined, isAllShown = false): readonly KindHoldings[] => [
  kindOf('wallet', msg`Wallet`, paths.trade, useWalletHoldings(account, isAllShown)),
  kindOf('orders', msg`Open orders`, paths.trade, useOrderHoldings(account)),
  kindOf('deposits', msg`Kept in the order book`, paths.deposits, useDepositHoldings(account)),
  kindOf('liquidity', msg`Liquidity`, paths.pool, useLiquidityHoldings(account)),
  kindOf('farms', msg`Farms`, paths.farms, useFarmHoldings(account)),
  kindOf('single', msg`Staking`, paths.staking, useSingleHoldings(account)),
  kindOf('locks', msg`Locked`, paths.lockStaking, useLockHoldings(account)),
  kindOf('bonds', msg`Vesting in bonds`, paths.bond, useBondHoldings(account)),
  kindOf('claims', msg`To claim`, paths.mining, useClaimHoldings(account)),
];
