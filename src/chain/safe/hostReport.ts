import type { Hex } from '#domain/multicall/types.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import { isHash, isHex, ZERO_ADDRESS } from '#lib/hex.ts';
import type { MultisigReport } from '../connectors/multisig.ts';
import { addressWord, uintWord } from '../codec/words.ts';
import { safeTxHashes } from './safeTransaction.ts';
import type { SafeTransaction } from './safeTransaction.ts';

/** Digits of a number of 256 bits, with room for zeros in front. */
const MAX_DIGITS = 80;

/** A whole number from 0 on, as a number or as text; undefined for anything else. */
const uintIn = (value: unknown): bigint | undefined => {
  if (Number.isSafeInteger(value) && Number(value) >= 0) return BigInt(Number(value));
  const isText = typeof value === 'string' && value.length <= MAX_DIGITS && /^(?:\d+|0x[\da-f]+)$/i.test(value);
  return isText ? BigInt(value) : undefined;
};

/** A count that a Safe's page reports, as a number or as text. */
export const countIn = (value: unknown): number | undefined => {
  const count = Number(uintIn(value) ?? -1n);
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
};

/** An address, which a Safe's page writes as text, or as an object that has it as `value`. */
export const addressIn = (value: unknown): Address | undefined => {
  const text = typeof value === 'string' ? value : fieldsOf(value).value;
  return typeof text === 'string' ? parseAddress(text) : undefined;
};

const listIn = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? (value as readonly unknown[]) : undefined;

/** The terms for gas in their order; a missing one is zero. Undefined for one that is no number or address. */
const gasIn = (execution: unknown): string | undefined => {
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = fieldsOf(execution);
  const numbers = [safeTxGas, baseGas, gasPrice].map((entry) => uintIn(entry ?? 0));
  const addresses = [gasToken, refundReceiver].map((entry) => addressIn(entry ?? ZERO_ADDRESS));
  try {
    return [
      ...numbers.map((address) => uintWord(address ?? -1n)),
      ...addresses.map((address) => addressWord(address ?? '0x')),
    ].join('');
  } catch {
    return undefined;
  }
};

const transactionIn = (data: unknown, execution: unknown): SafeTransaction | undefined => {
  const { to: target, value, hexData, operation } = fieldsOf(data);
  const [to, amount, kind] = [addressIn(target), uintIn(value ?? 0), countIn(operation ?? 0)];
  const code = hexData ?? '0x';
  const gas = gasIn(execution);
  if (!to || amount === undefined || kind === undefined || gas === undefined) return undefined;
  return isHex(code) && code.length % 2 === 0
    ? { to, value: amount, data: code.toLowerCase() as Hex, operation: kind, gas }
    : undefined;
};

/** The Safe, and the hash that was requested. */
interface Requested {
  readonly safe: Address;
  readonly chainId: number;
  readonly hash: Hex;
}

/** The transaction that an answer describes, if its fields have the requested hash: a page cannot make another one of it. */
const proposedIn = (
  { safe, chainId, hash }: Requested,
  nonce: number | undefined,
  transaction: SafeTransaction | undefined,
): SafeTransaction | undefined => {
  if (nonce === undefined || !transaction) return undefined;
  try {
    const isOwnHash = safeTxHashes(safe, chainId, transaction, nonce).includes(hash.toLowerCase() as Hex);
    return isOwnHash ? transaction : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A Safe's page about one of its transactions (`getTxBySafeTxHash`). Fields that are missing or of another shape are
 * undefined. Never throws.
 */
export const readHostReport = (answer: unknown, requested: Requested): MultisigReport => {
  const { txHash, txData, detailedExecutionInfo } = fieldsOf(answer);
  const { nonce, confirmations, confirmationsRequired, submittedAt } = fieldsOf(detailedExecutionInfo);
  const signatures = listIn(confirmations);
  const signers = signatures?.flatMap((signature) => addressIn(fieldsOf(signature).signer) ?? []);
  const count = countIn(nonce);
  return {
    nonce: count,
    confirmations: signatures?.length,
    signedBy: signers && [...new Set(signers)],
    confirmationsRequired: countIn(confirmationsRequired),
    minedHash: isHash(txHash) ? txHash : undefined,
    submittedAtMs: countIn(submittedAt),
    proposed: proposedIn(requested, count, transactionIn(txData, detailedExecutionInfo)),
  };
};

/** A Safe as its page reports it. */
export interface ReportedSafe {
  readonly address: Address;
  readonly chainId: number;
  /** Signatures that a transaction needs. */
  readonly threshold: number;
  readonly owners: readonly Address[];
  readonly isReadOnly: boolean;
}

/**
 * A Safe's page about its Safe (`getSafeInfo`). A missing threshold is taken as the number of owners: nobody then expects
 * an execution before it can be. @throws without the Safe's address or chain.
 */
export const readSafeInfo = (answer: unknown): ReportedSafe => {
  const { safeAddress, chainId, threshold, owners, isReadOnly } = fieldsOf(answer);
  const address = addressIn(safeAddress);
  if (!address) throw new Error('The Safe did not return its address.');
  const chain = countIn(chainId);
  if (chain === undefined) throw new Error('The Safe did not return its chain.');
  const known = (listIn(owners) ?? []).flatMap((owner) => addressIn(owner) ?? []);
  return {
    address,
    chainId: chain,
    threshold: Math.max(1, countIn(threshold) ?? known.length),
    owners: known,
    isReadOnly: isReadOnly === true || isReadOnly === 'true',
  };
};
