import { useMemo } from 'react';
import { sharedVaultOf, type SharedVault, type VaultProgramme } from '#domain/mining/sharedVault.ts';
import { drawHooks } from './vaultDrawHooks.ts';

interface VaultReading {
  readonly vault: SharedVault | undefined;
  /** True once each configured programme is read, so that all draws from the vault are known. */
  readonly isComplete: boolean;
}

const { trade, liquidity, order, burn } = drawHooks;
const isRead = (draw: unknown, { isSetUp }: { readonly isSetUp: boolean }): boolean => draw !== undefined || !isSetUp;

export const useSharedVault = (programme: VaultProgramme): VaultReading => {
  const [forTrades, forLiquidity, forOrders, forBurns] = [
    trade.useDraw(),
    liquidity.useDraw(),
    order.useDraw(),
    burn.useDraw(),
  ];
  return useMemo(() => {
    const draws = [forTrades, forLiquidity, forOrders, forBurns].filter((draw) => draw !== undefined);
    return {
      vault: sharedVaultOf(programme, draws),
      isComplete:
        isRead(forTrades, trade) &&
        isRead(forLiquidity, liquidity) &&
        isRead(forOrders, order) &&
        isRead(forBurns, burn),
    };
  }, [programme, forTrades, forLiquidity, forOrders, forBurns]);
};
