export interface Placed {
  readonly blockNumber: number;
  readonly logIndex: number;
}

/** Atomic change: removes the entries of the blocks `drop` (inclusive), then inserts `add`. */
export interface ArchiveChange<Head, Entry> {
  readonly head: Head;
  readonly drop?: { readonly fromBlock: number; readonly toBlock: number };
  readonly add: readonly Entry[];
}

export interface Archive<Head, Entry extends Placed> {
  head(key: string): Promise<Head | undefined>;
  entries(key: string): Promise<readonly Entry[]>;
  change(key: string, change: ArchiveChange<Head, Entry>): Promise<void>;
}

export const inOrder = <Entry extends Placed>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
