import { firstFailure } from '#domain/mining/sharedVault.ts';
import type { SharedVault, VaultProgramme } from '#domain/mining/sharedVault.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useSharedVault } from '#reads/vaults/useSharedVault.ts';

export interface VaultOutlook {
  readonly vault: SharedVault | undefined;
  /** Blocks until the first payment that fails; undefined: none is foreseen, or it is not known yet. */
  readonly blocks: bigint | undefined;
  readonly isKnown: boolean;
  /** A payment in the next block fails. */
  readonly isShort: boolean;
  readonly blockTimeMs: number;
}

/** The vault of a programme and its first failure. One that is short by what is read already stays short whatever else draws from it. */
export const useVaultOutlook = (programme: VaultProgramme): VaultOutlook => {
  const { vault, isComplete } = useSharedVault(programme);
  const { ms } = useBlockTime();
  const blocks = vault && firstFailure(vault);
  const isShort = blocks !== undefined && blocks <= 1n;
  const isKnown = vault !== undefined && (isComplete || isShort);
  return { vault, blocks: isShort ? 0n : blocks, isKnown, isShort, blockTimeMs: ms };
};
