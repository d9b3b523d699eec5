import type { Hex } from '#domain/multicall/types.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import { isHex, ZERO_ADDRESS } from '#lib/hex.ts';
import { hashIn } from '../connectors/hashIn.ts';
import type { MultisigReport } from '../connectors/multisig.ts';
import { addressWord, uintWord } from '../codec/words.ts';
import { safeTxHashes, type SafeTransaction } from './safeTransaction.ts';

const MAX_DIGITS = 80;

const uintIn = (value: unknown): bigint | undefined => {
  if (Number.isSafeInteger(value) && Number(value) >= 0) return BigInt(Number(value));
  const isText = typeof value === 'string' && value.length <= MAX_DIGITS && /^(?:\d+|0x[\da-f]+)$/i.test(value);
  return isText ? BigInt(value) : undefined;
};

/** Safe integer of at least 0 from a number or text; undefined otherwise. */
const countIn = (value: unknown): number | undefined => {
  const count = Number(uintIn(value) ?? -1n);
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
};

/** Address from text, or from an object with the text as `value`; undefined for other values. */
const addressIn = (value: unknown): Address | undefined => {
  const text = typeof value === 'string' ? value : fieldsOf(value).value;
  return typeof text === 'string' ? parseAddress(text) : undefined;
};

/** Milliseconds from a number or an ISO date; undefined otherwise. */
const timeIn = (value: unknown): number | undefined =>
  countIn(value) ?? (typeof value === 'string' ? countIn(Date.parse(value)) : undefined);

const listIn = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? (value as readonly unknown[]) : undefined;

/** Gas terms in order, missing ones zero; undefined if invalid. */
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

interface Requested {
  readonly safe: Address;
  readonly chainId: number;
  readonly hash: Hex;
}

/** Transaction, only if its fields have the requested hash, because a page cannot forge another one with it. */
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
 * Report from the answer to `getTxBySafeTxHash`. Missing and invalid fields are undefined; for another proposal all
 * are. Never throws.
 */
export const readHostReport = (answer: unknown, requested: Requested): MultisigReport => {
  const reported = fieldsOf(answer);
  const named = hashIn(fieldsOf(reported.detailedExecutionInfo).safeTxHash);
  const isOfAnother = named !== undefined && named !== requested.hash.toLowerCase();
  const { txHash, txData, detailedExecutionInfo } = isOfAnother ? fieldsOf(undefined) : reported;
  const { nonce, confirmations, confirmationsRequired, submittedAt } = fieldsOf(detailedExecutionInfo);
  const signatures = listIn(confirmations);
  const signers = signatures?.flatMap(
    (signature) => addressIn(fieldsOf(signature).signer ?? fieldsOf(signature).owner) ?? [],
  );
  const count = countIn(nonce);
  return {
    nonce: count,
    confirmations: signatures?.length,
    signedBy: signers && [...new Set(signers)],
    confirmationsRequired: countIn(confirmationsRequired),
    minedHash: hashIn(txHash),
    submittedAtMs: timeIn(submittedAt),
    proposed: proposedIn(requested, count, transactionIn(txData, detailedExecutionInfo)),
  };
};

export interface ReportedSafe {
  readonly address: Address;
  readonly chainId: number;
  readonly threshold: number;
  readonly owners: readonly Address[];
  readonly isReadOnly: boolean;
}

/**
 * Safe from the page's report. A missing threshold counts as all owners, so that no execution is expected too early.
 * Throws without address or chain.
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
