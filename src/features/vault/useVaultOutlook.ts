import { useMemo } from 'react';
import { asFor, firstFailure, owesTooMuch, type SharedVault, type VaultProgramme } from '#domain/mining/sharedVault.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useSharedVault } from '#reads/vaults/useSharedVault.ts';

export interface VaultOutlook {
  readonly vault: SharedVault | undefined;
  /** True once each programme is read, so that sums over all are known. */
  readonly isComplete: boolean;
  /**
   * Blocks until the first failing payment, 0 if one fails in the next block. Undefined: none is foreseen, or it is
   * unknown.
   */
  readonly blocks: bigint | undefined;
  readonly isKnown: boolean;
  /** First failing payment of this programme. Too low an approval for another programme stops only that one. */
  readonly ownBlocks: bigint | undefined;
  /** True if the balance or this programme's approval does not cover the debt. */
  readonly isShort: boolean;
  readonly blockTimeMs: number;
}

/** A transaction is mined in the next block at the earliest. */
const soonest = (failure: bigint | undefined): bigint | undefined =>
  failure !== undefined && failure <= 1n ? 0n : failure;

/** A vault that is already short is short whatever else draws from it. */
export const useVaultOutlook = (programme: VaultProgramme): VaultOutlook => {
  const { vault, isComplete } = useSharedVault(programme);
  const { ms } = useBlockTime();
  const ends = useMemo(() => {
    const own = vault && asFor(programme, vault);
    const [blocks, ownBlocks] = [vault, own].map((entry) => soonest(entry && firstFailure(entry)));
    return { blocks, ownBlocks, isShort: own !== undefined && owesTooMuch(own) };
  }, [programme, vault]);
  const isKnown = vault !== undefined && (isComplete || ends.blocks === 0n);
  return { vault, isComplete, isKnown, blockTimeMs: ms, ...ends };
};
