import type { MovedSides } from '#domain/ledger/balanceProof.ts';
import { nativeChange } from '#domain/ledger/coinTransfers.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Movement } from '#domain/portfolio/movements.ts';
import type { Address } from '#domain/tokens/types.ts';
import { inSlices } from '#lib/inSlices.ts';

interface ProofEntries {
  readonly sums: readonly MovedSides[];
  readonly tokens: readonly Address[];
  /** Transactions that the account may have sent; a maker's order is filled in the transaction of another account. */
  readonly hashes: ReadonlySet<Hex>;
  readonly nativeChanges: readonly { readonly blockNumber: number; readonly amount: bigint }[];
  readonly nativeHashes: ReadonlySet<Hex>;
}

interface Sums {
  sent: bigint;
  received: bigint;
}

export const readEntries = async (
  entries: readonly Movement[],
  native: Address,
  blockNumber: number,
): Promise<ProofEntries> => {
  const sums = new Map<Address, Sums>();
  const sumsOf = (token: Address): Sums => {
    const known = sums.get(token) ?? { sent: 0n, received: 0n };
    sums.set(token, known);
    return known;
  };
  const hashes = new Set<Hex>();
  const nativeHashes = new Set<Hex>();
  const nativeChanges: { blockNumber: number; amount: bigint }[] = [];
  await inSlices(entries, (entry) => {
    const { sent, received, role, transactionHash } = entry;
    if (entry.blockNumber > blockNumber) return;
    if (sent) sumsOf(sent.token).sent += sent.amount;
    if (received) sumsOf(received.token).received += received.amount;
    if (role !== 'maker') hashes.add(transactionHash);
    const amount = nativeChange(entry, native);
    if (amount === undefined) return;
    nativeHashes.add(transactionHash);
    nativeChanges.push({ blockNumber: entry.blockNumber, amount });
  });
  return {
    sums: [...sums].map(([token, { sent, received }]) => ({
      sent: { token, amount: sent },
      received: { token, amount: received },
    })),
    tokens: [...sums.keys()],
    ...{ hashes, nativeHashes, nativeChanges },
  };
};
