import { asFor, firstFailure, owesTooMuch, type SharedVault, type VaultProgramme } from '#domain/mining/sharedVault.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useSharedVault } from '#reads/vaults/useSharedVault.ts';

export interface VaultOutlook {
  readonly vault: SharedVault | undefined;
  /** True once every programme has been read, so sums over all of them are known. */
  readonly isComplete: boolean;
  /**
   * Blocks until the first failing payment, 0 if one fails in the next block; undefined: none is foreseen, or it is
   * not known yet.
   */
  readonly blocks: bigint | undefined;
  readonly isKnown: boolean;
  /** First failing payment of this programme: approvals of other programmes stop only the others. */
  readonly ownBlocks: bigint | undefined;
  /** True if balance or own approval do not cover the debt. */
  readonly isShort: boolean;
  readonly blockTimeMs: number;
}

/** A transaction is mined in the next block at the earliest. */
const soonest = (failure: bigint | undefined): bigint | undefined =>
  failure !== undefined && failure <= 1n ? 0n : failure;

/** A vault that is already short stays short whatever else draws from it. */
export const useVaultOutlook = (programme: VaultProgramme): VaultOutlook => {
  const { vault, isComplete } = useSharedVault(programme);
  const { ms } = useBlockTime();
  const own = vault && asFor(programme, vault);
  const [blocks, ownBlocks] = [vault, own].map((entry) => soonest(entry && firstFailure(entry)));
  const isKnown = vault !== undefined && (isComplete || blocks === 0n);
  const isShort = own !== undefined && owesTooMuch(own);
  return { vault, isComplete, blocks, ownBlocks, isKnown, isShort, blockTimeMs: ms };
};
