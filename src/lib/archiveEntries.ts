export interface Placed {
  readonly blockNumber: number;
  readonly logIndex: number;
}

/** An atomic change: the entries of the blocks `drop` (both ends included) are removed, then `add` is inserted. */
export interface ArchiveChange<Head, Entry> {
  readonly head: Head;
  readonly drop?: { readonly fromBlock: number; readonly toBlock: number };
  readonly add: readonly Entry[];
}

/** Long lists that grow at both ends, each with a head that describes the list. */
export interface Archive<Head, Entry extends Placed> {
  head(key: string): Promise<Head | undefined>;
  /** All entries of a list, oldest first, read in pages that yield to other work. */
  entries(key: string): Promise<readonly Entry[]>;
  /** Applies a change completely or, on failure, not at all. */
  change(key: string, change: ArchiveChange<Head, Entry>): Promise<void>;
}

export const inOrder = <Entry extends Placed>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
