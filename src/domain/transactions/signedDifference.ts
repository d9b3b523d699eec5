import { ZERO_ADDRESS } from '#lib/hex.ts';
import type { Address } from '../tokens/types.ts';
import { APPROVE, TRANSFER } from './erc20Selectors.ts';
import type { RequestedCall, SignedFacts, TransactionRecord } from './types.ts';

type Compared = Pick<TransactionRecord, 'info' | 'requested' | 'presumed' | 'signed' | 'safe' | 'callsId'> &
  Partial<Pick<TransactionRecord, 'from'>>;

const APPROVAL_DIGITS = 2 + 8 + 64;

/** Call that the wallet was to sign. Undefined for a batch and a proposal, which the wallet wraps. */
export const requestedCall = ({ requested, presumed, safe, callsId }: Compared): RequestedCall | undefined => {
  if (safe || callsId !== undefined) return undefined;
  if (requested) return requested.length === 1 ? requested[0] : undefined;
  return presumed?.to ? { to: presumed.to, data: presumed.data, value: presumed.value } : undefined;
};

/** True for equal data. A wallet may change an approval's amount and append bytes to any other call. */
const isSameData = ({ info }: Compared, requested: string, signed: string): boolean => {
  const [ours, theirs] = [requested.toLowerCase(), signed.toLowerCase()];
  const isApproval = info.kind === 'approve' || info.kind === 'resetApproval';
  return ours === '0x'
    ? theirs === '0x'
    : theirs.startsWith(isApproval ? ours.slice(0, APPROVAL_DIGITS) : ours) && theirs.length >= ours.length;
};

/** Data by which a batch includes a call: an approval up to its amount. */
const dataWithin = ({ data }: RequestedCall): string =>
  (data.startsWith(APPROVE) ? data.slice(0, APPROVAL_DIGITS) : data).slice(2).toLowerCase();

/** True if the account ran a batch itself without one of the calls. A bundler may wrap calls in any way. */
const leavesOut = ({ from, callsId, requested = [] }: Compared, { to, data }: SignedFacts): boolean => {
  if (callsId === undefined || to !== from) return false;
  const ran = data.toLowerCase();
  return requested.some((call) => call.data !== '0x' && !ran.includes(dataWithin(call)));
};

/** True if a bundler sends the call of a smart account; the receipt then shows the outcome. */
const isBundled = ({ from, to, data }: SignedFacts, requested: RequestedCall): boolean =>
  from !== undefined &&
  to !== requested.to &&
  requested.data !== '0x' &&
  data.toLowerCase().includes(dataWithin(requested));

const isSigned = (record: Compared, { to, data, value }: RequestedCall, signed: SignedFacts): boolean =>
  signed.to === to && signed.value === value && isSameData(record, data, signed.data);

/**
 * Call that was signed instead of the requested one (contract, value, data or sender differ; gas may), or the one that
 * its Safe has instead. Undefined if equal or unknown. A new contract has the zero address.
 */
export const signedDifference = (record: Compared): RequestedCall | undefined => {
  const { signed, safe } = record;
  if (!signed || safe) return safe?.instead;
  const actual = { to: signed.to ?? ZERO_ADDRESS, data: signed.data, value: signed.value };
  if (leavesOut(record, signed)) return actual;
  const requested = requestedCall(record);
  if (!requested) return undefined;
  if (isBundled(signed, requested)) return undefined;
  return signed.from === undefined && isSigned(record, requested, signed) ? undefined : actual;
};

/**
 * Account that sent the requested call in place of the record's account. Undefined if only the call differs, or
 * neither.
 */
export const otherSender = (record: Compared): Address | undefined => {
  const { signed } = record;
  const requested = requestedCall(record);
  return signed?.from && requested && isSigned(record, requested, signed) ? signed.from : undefined;
};

type KnownCall =
  | { readonly kind: 'pay'; readonly to: string; readonly amount: bigint }
  | {
      readonly kind: 'transfer' | 'approve';
      readonly token: RequestedCall['to'];
      readonly to: string;
      readonly amount: bigint;
    }
  | { readonly kind: 'call'; readonly to: string };

const ARGUMENTS = new RegExp(`^(${TRANSFER}|${APPROVE})0{24}([\\da-f]{40})([\\da-f]{64})`, 'i');

/** Meaning of a call: ERC-20 `transfer` and `approve` with raw amounts, a payment for empty data, else a `call`. */
export const readCall = ({ to, data, value }: RequestedCall): KnownCall => {
  if (data === '0x') return { kind: 'pay', to, amount: BigInt(value) };
  const [, selector, account, amount] = ARGUMENTS.exec(data) ?? [];
  if (selector === undefined || account === undefined || amount === undefined) return { kind: 'call', to };
  const kind = selector.toLowerCase() === TRANSFER ? 'transfer' : 'approve';
  return { kind, token: to, to: `0x${account}`, amount: BigInt(`0x${amount}`) };
};
