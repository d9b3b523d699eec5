import { isHash, isQuantity } from '#lib/hex.ts';
import { fieldsOf, isCount, isFields } from '#lib/fields.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { parseAddress } from '../tokens/parseAddress.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

export interface AirdropEntry {
  readonly index: bigint;
  readonly account: Address;
  readonly amount: bigint;
  /** Sibling hashes from the leaf up to the root, 32 bytes each. */
  readonly proof: readonly Hex[];
}

/**
 * `partialSearch`: the address falls between two claim files. `allMappings`: it follows the last one. `claimFile`: its
 * file has no entry for it.
 */
type NotFound = 'partialSearch' | 'allMappings' | 'claimFile';

/** `notReadable`: the file is neither a mapping nor a claim file. */
export type ClaimFileProblem = NotFound | 'notReadable';

type ClaimMapping = readonly (readonly [first: Address, last: Address])[];

const MAX_PROOF = 256;
const MAX_AMOUNT = 2n ** 256n - 1n;

const isBefore = (a: Address, b: Address): boolean => a.toLowerCase() < b.toLowerCase();

/** Reads `mapping.json` of Uniswap's airdrop files. */
export const readMapping = (json: unknown): Result<ClaimMapping, 'notReadable'> => {
  if (!isFields(json)) return err('notReadable');
  const ranges = Object.entries(json).map(
    ([first, last]) => [parseAddress(first), typeof last === 'string' ? parseAddress(last) : undefined] as const,
  );
  const read = ranges.flatMap(([first, last]) => (first && last ? [[first, last] as const] : []));
  if (read.length < ranges.length) return err('notReadable');
  return ok(read.toSorted(([a], [b]) => (isBefore(a, b) ? -1 : 1)));
};

/** Name of the claim file, without extension: the first address in it. */
export const claimFileOf = (mapping: ClaimMapping, account: Address): Result<Address, NotFound> => {
  for (const [first, last] of mapping) {
    if (isBefore(account, first)) return err('partialSearch');
    if (!isBefore(last, account)) return ok(first);
  }
  return err('allMappings');
};

const isAmount = (value: unknown): value is Hex => isQuantity(value) && BigInt(value) <= MAX_AMOUNT;

const isProof = (value: unknown): value is readonly Hex[] =>
  Array.isArray(value) && value.length <= MAX_PROOF && value.every(isHash);

/** Entry in `{address: {index, amount, proof}}`; the amount is hexadecimal raw units. */
export const readEntry = (json: unknown, account: Address): Result<AirdropEntry, 'claimFile' | 'notReadable'> => {
  if (!isFields(json)) return err('notReadable');
  const own = Object.hasOwn(json, account) ? json[account] : undefined;
  if (own === undefined) return err('claimFile');
  const { index, amount, proof } = fieldsOf(own);
  const isRead = isCount(index) && isAmount(amount) && isProof(proof);
  return isRead ? ok({ index: BigInt(index), account, amount: BigInt(amount), proof }) : err('notReadable');
};
