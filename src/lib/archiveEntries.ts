/** An entry with its place: the block and the number within the block. */
export interface Placed {
  readonly blockNumber: number;
  readonly logIndex: number;
}

/** What changes in one go: the entries of the blocks `drop` (both ends included) go, then `add` comes. */
export interface ArchiveChange<Head, Entry> {
  readonly head: Head;
  readonly drop?: { readonly fromBlock: number; readonly toBlock: number };
  readonly add: readonly Entry[];
}

/** Long lists that grow at both ends, each with a head that says what the list holds. */
export interface Archive<Head, Entry extends Placed> {
  head(key: string): Promise<Head | undefined>;
  /** All entries of a list, oldest first, read in pages with room for other work between them. */
  entries(key: string): Promise<readonly Entry[]>;
  /** All of it or, if it fails, nothing. */
  change(key: string, change: ArchiveChange<Head, Entry>): Promise<void>;
}

/** Oldest first. */
export const inOrder = <Entry extends Placed>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
