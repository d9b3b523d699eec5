import type { Hex } from '#domain/multicall/types.ts';
import { isFields } from '#lib/fields.ts';
import { isHex } from '#lib/hex.ts';
import { RpcError, isRateLimit } from '../rpc/errors.ts';
import { decodeRevert } from '../codec/decodeRevert.ts';
import { DISCONNECTED, REQUEST_PENDING, UNSUPPORTED_METHODS, walletErrorCode } from '../connectors/eip1193.ts';
import { hasErrorCode, isRejection, saysRejected } from '../connectors/rejection.ts';

/** The contract would refuse; `reason` is its own, raw, and empty where it gives none. */
export interface Refusal {
  readonly code: 'reverted';
  readonly reason: string;
  readonly cause: unknown;
}

/**
 * Why a transaction was not sent.
 * `rejected`: the person said no in the wallet. `pendingInWallet`: another request waits there.
 * `insufficientFunds`: not enough native coin for value and gas. `reverted`: the contract would refuse, with its
 * raw reason. `wrongChain`, `accountChanged`: the wallet is not where it was. `network`: the node or the wallet's
 * node could not be reached. `walletUnreachable`: the request could not leave for the wallet. `noWallet`: nobody is
 * connected. `deviceLocked`, `blindSigningOff`: a hardware wallet has to be set first. `cannotSend`: the wallet has no
 * way to send. `safeReadOnly`: this person may look at the Safe, not sign for it. `noReason`: the wallet failed without a
 * word. `unknown`: anything else, cause kept.
 */
export type SendProblem =
  | {
      readonly code:
        | 'rejected'
        | 'pendingInWallet'
        | 'deviceLocked'
        | 'blindSigningOff'
        | 'cannotSend'
        | 'safeReadOnly'
        | 'network'
        | 'walletUnreachable'
        | 'noReason'
        | 'unknown';
      readonly cause: unknown;
    }
  | {
      readonly code: 'insufficientFunds';
      readonly cause: unknown;
      /** Wei that the account lacks for value and network fee, where the node reports it. */
      readonly missing?: bigint;
    }
  | { readonly code: 'wrongChain' | 'accountChanged' | 'noWallet' }
  | Refusal;

const textsOf = (error: unknown, depth = 0): string[] => {
  if (typeof error === 'string') return [error];
  if (!isFields(error) || depth > 4) return [];
  const own = [error.message, error.shortMessage, error.code].filter((text) => typeof text === 'string');
  return [...own, ...[error.error, error.info, error.cause, error.data].flatMap((inner) => textsOf(inner, depth + 1))];
};

/** All the words an error carries, for the raw reason shown to copy. */
export const rawReason = (error: unknown): string => textsOf(error).at(0) ?? String(error);

/** The data of a revert, looked for through wrapped errors. */
export const revertDataOf = (error: unknown, depth = 0): Hex | undefined => {
  if (!isFields(error) || depth > 4) return undefined;
  if (isHex(error.data) && error.data !== '0x') return error.data;
  return [error.error, error.info, error.data, error.cause]
    .map((inner) => revertDataOf(inner, depth + 1))
    .find((data) => data !== undefined);
};

/** The contract's own words; for an error without words its data, for none at all nothing. */
const reasonOf = (data: Hex): string | undefined => {
  const revert = decodeRevert(data);
  switch (revert.kind) {
    case 'reason':
      return revert.reason;
    case 'panic':
      return `Panic 0x${revert.code.toString(16)}`;
    case 'custom':
      return revert.data;
    case 'empty':
      return undefined;
  }
};

const revertReason = (cause: unknown, message: string): string => {
  const data = revertDataOf(cause);
  return (data && reasonOf(data)) ?? REASON.exec(message)?.[1]?.trim() ?? '';
};

/** The refusal in revert data. */
export const refusalOf = (data: Hex, cause: unknown): Refusal => ({
  code: 'reverted',
  reason: reasonOf(data) ?? '',
  cause,
});

const INSUFFICIENT = /insufficient[ _]funds|doesn'?t have enough funds/i;
/** Nodes name what the account has and what value and fee take, in wei. */
const HAVE_AND_WANT = /(?:have|balance) (\d+),? (?:want|tx cost) (\d+)/i;
const REVERTED = /revert|CALL_EXCEPTION/i;
const REASON = /revert(?:ed)?(?: with reason string)?:? *['"]?([^'"]*)/i;
const NETWORK = /failed to fetch|network ?error|NETWORK_ERROR|ECONN|timed? ?out|TIMEOUT|SERVER_ERROR/i;

/** Status words of Ledger devices, and what extensions say of them. */
const LOCKED = /0x5515|locked device|device (?:is )?locked/i;
const BLIND_SIGNING_OFF = /0x6a80|blind signing|contract data/i;

const SAFE_READ_ONLY = /safe is (?:in )?read.?only/i;

/** A wallet's own reason. */
const walletWords = (
  cause: unknown,
  texts: readonly string[],
): 'rejected' | 'deviceLocked' | 'blindSigningOff' | 'cannotSend' | 'safeReadOnly' | 'noReason' | undefined => {
  if (texts.some((text) => SAFE_READ_ONLY.test(text))) return 'safeReadOnly';
  if (texts.some((text) => LOCKED.test(text))) return 'deviceLocked';
  if (texts.some((text) => BLIND_SIGNING_OFF.test(text))) return 'blindSigningOff';
  if (texts.some(saysRejected)) return 'rejected';
  if (hasErrorCode(cause, (code) => UNSUPPORTED_METHODS.includes(code))) return 'cannotSend';
  return cause === null || cause === undefined ? 'noReason' : undefined;
};

const withoutFunds = (cause: unknown, message: string): SendProblem => {
  const [, have, want] = HAVE_AND_WANT.exec(message) ?? [];
  const missing = have !== undefined && want !== undefined ? BigInt(want) - BigInt(have) : 0n;
  return { code: 'insufficientFunds', cause, ...(missing > 0n && { missing }) };
};

/** Puts an error of a wallet, a node or ethers into the small set above. Nothing is thrown. */
export const classifySendError = (cause: unknown): SendProblem => {
  if (cause instanceof RpcError && (cause.kind !== 'response' || isRateLimit(cause))) return { code: 'network', cause };
  const code = walletErrorCode(cause);
  const texts = textsOf(cause);
  const says = (pattern: RegExp): string | undefined => texts.find((text) => pattern.test(text));
  if (hasErrorCode(cause, isRejection) || says(/ACTION_REJECTED/)) return { code: 'rejected', cause };
  if (code === REQUEST_PENDING) return { code: 'pendingInWallet', cause };
  if (code === DISCONNECTED) return { code: 'walletUnreachable', cause };
  const insufficient = says(INSUFFICIENT);
  if (insufficient) return withoutFunds(cause, insufficient);
  const reverted = says(REVERTED);
  if (reverted) return { code: 'reverted', reason: revertReason(cause, reverted), cause };
  const ofWallet = cause instanceof RpcError ? undefined : walletWords(cause, texts);
  if (ofWallet) return { code: ofWallet, cause };
  if (says(NETWORK)) return { code: 'network', cause };
  return { code: 'unknown', cause };
};
