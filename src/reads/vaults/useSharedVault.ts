import { useMemo } from 'react';
import { sharedVaultOf } from '#domain/mining/sharedVault.ts';
import type { SharedVault, VaultProgramme } from '#domain/mining/sharedVault.ts';
import { drawHooks } from './vaultDrawHooks.ts';

/** The vault of a programme as of the block shown, the same for every programme that shares it. */
export interface VaultReading {
  /** As far as it is read; undefined until the programme's own part is. */
  readonly vault: SharedVault | undefined;
  /** Every programme that is set up has been read, so no other one draws from it. */
  readonly isComplete: boolean;
}

const { trade, liquidity, order, burn } = drawHooks;
const isRead = (draw: unknown, { isSetUp }: { readonly isSetUp: boolean }): boolean => draw !== undefined || !isSetUp;

/** The vault that pays a programme, with everything else that draws from it. */
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
