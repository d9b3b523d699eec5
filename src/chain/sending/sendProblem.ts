import type { Hex } from '#domain/multicall/types.ts';
import { isHex } from '#lib/hex.ts';
import { isRateLimit, RpcError, RpcResponseError } from '../rpc/errors.ts';
import { decodeRevert } from '../codec/decodeRevert.ts';
import {
  CHAIN_DISCONNECTED,
  DISCONNECTED,
  REQUEST_PENDING,
  UNAUTHORIZED,
  UNSUPPORTED_METHODS,
} from '../connectors/eip1193.ts';
import { fieldAt, isRejection, isUnsupported, refusalFacts, type RefusalFacts } from '../connectors/refusal.ts';
import { isRejectedInWords } from '../connectors/rejectedInWords.ts';

export interface Refusal {
  readonly code: 'reverted';
  readonly reason: string;
  readonly cause: unknown;
}

/**
 * `rejected`, `pendingInWallet`: in the wallet. `insufficientFunds`: for value and gas. `reverted`: with its raw
 * reason. `network`: a node is out of reach. `walletUnreachable`: the request could not leave. `deviceLocked`,
 * `blindSigningOff`, `deviceAppClosed`: a hardware wallet's setting. `cannotSend`: no method to send. `safeReadOnly`:
 * may view, not sign. `notAuthorized`: the account is not shared with this page. `nonceTooLow`: the nonce is used.
 * `underpriced`: below the network's minimum, or a transaction has the same nonce. `rateLimited`: the wallet or its
 * node takes no more requests for now. `noReason`: failed without one.
 * `unknown`: any other problem.
 */
export type SendProblem =
  | {
      readonly code:
        | 'rejected'
        | 'pendingInWallet'
        | 'deviceLocked'
        | 'blindSigningOff'
        | 'deviceAppClosed'
        | 'cannotSend'
        | 'safeReadOnly'
        | 'notAuthorized'
        | 'nonceTooLow'
        | 'underpriced'
        | 'rateLimited'
        | 'network'
        | 'walletUnreachable'
        | 'noReason'
        | 'unknown';
      readonly cause: unknown;
    }
  | {
      readonly code: 'insufficientFunds';
      readonly cause: unknown;
      /** Wei for value and network fee, if the node reports it. */
      readonly missing?: bigint;
    }
  | { readonly code: 'wrongChain' | 'accountChanged' | 'noWallet' }
  | Refusal;

/** Outermost text of an error, unchanged; empty without one. */
export const rawReason = (error: unknown): string => refusalFacts(error).texts[0] ?? '';

/** First `data` field with hex digits, up to four wrappers deep; undefined without one. */
export const revertDataOf = (error: unknown, depth = 0): Hex | undefined => {
  if (depth > 4) return undefined;
  const data = fieldAt(error, 'data');
  if (isHex(data) && data !== '0x') return data;
  return ['error', 'info', 'data', 'cause', 'originalError']
    .map((name) => fieldAt(error, name))
    .map((inner) => (inner === undefined ? undefined : revertDataOf(inner, depth + 1)))
    .find((found) => found !== undefined);
};

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

/** Refusal whose `reason` is the contract's text, a panic's code, a custom error's data, or empty. */
export const refusalOf = (data: Hex, cause: unknown): Refusal => ({
  code: 'reverted',
  reason: reasonOf(data) ?? '',
  cause,
});

const INSUFFICIENT =
  /insufficient[ _]?funds|insufficient balance for|insufficient (?:matic|pol|native|gas) balance|doesn'?t have enough funds|upfront cost exceeds|gas balance is not enough|gas required exceeds allowance \(0\)|(?:insufficient|not enough|n['’]t have enough) (?:\w+ )?(?:for|to (?:cover|pay))(?: the)?(?: network| gas)? (?:gas|fees?)\b/i;
/** Words with two amounts in wei: what the account has, and what value and fee take. */
const HAVE_AND_WANT = /(?:have|balance) (\d+),? (?:want|tx cost) (\d+)/i;
const REVERTED = /revert|CALL_EXCEPTION/i;
const REASON = /revert(?:ed)?(?: with reason string)?:? *['"]?([^'"]*)/i;
const NETWORK = /failed to fetch|network ?error|NETWORK_ERROR|\bECONN|timed? ?out|TIMEOUT|SERVER_ERROR/i;

/** Status words of Ledger, and words of browser extensions. */
const LOCKED = /0x5515\b|0x6b0c\b|0x530c\b|0x6804\b|0x6982\b|locked[ _]?device|device (?:is )?locked/i;
const BLIND_SIGNING_OFF = /0x6a80\b|blind signing|contract ?data/i;
const APP_CLOSED = /0x6511\b|0x6[de]0[0-2]\b|(?:CLA|INS)_NOT_SUPPORTED|open the (?:\w+ )?app\b/i;
const SAFE_READ_ONLY = /safe is (?:in )?read.?only/i;
const NONCE_TOO_LOW = /nonce (?:is )?too low|NONCE_EXPIRED|invalid nonce|nonce has already been used/i;
const UNDERPRICED =
  /underpriced|fee too low|gas price below minimum|REPLACEMENT_UNDERPRICED|max fee per gas less than block base fee/i;

/** Words for an ended session, or a relay that does not accept the message. */
const NO_SESSION = /session topic|recently deleted|session currently disconnected|failed to publish/i;

const between =
  (from: number, end: number) =>
  (code: number): boolean =>
    code >= from && code < end;
const isUnauthorized = between(3000, 4000);
const isSessionEnd = between(6000, 7000);

type PlainCode = Exclude<
  SendProblem['code'],
  'insufficientFunds' | 'wrongChain' | 'accountChanged' | 'noWallet' | 'reverted'
>;
type Sign = readonly [code: PlainCode, matches: (facts: RefusalFacts) => boolean];

const saying =
  (pattern: RegExp) =>
  ({ texts }: RefusalFacts): boolean =>
    texts.some((text) => pattern.test(text));
const coded =
  (isMeant: (code: number) => boolean) =>
  ({ codes }: RefusalFacts): boolean =>
    codes.some(isMeant);

/** A wallet forwards the code or the words of its node. */
const isLimit = (code: number, message = ''): boolean => isRateLimit(new RpcResponseError(code, message, undefined));

/** Checked before a contract's words, which may contain anything. */
const FIRST_SIGNS: readonly Sign[] = [
  ['rejected', coded(isRejection)],
  ['rejected', saying(/^ACTION_REJECTED$/)],
  ['pendingInWallet', coded((code) => code === REQUEST_PENDING)],
  ['walletUnreachable', coded((code) => code === DISCONNECTED || isSessionEnd(code))],
];

const WALLET_SIGNS: readonly Sign[] = [
  ['safeReadOnly', saying(SAFE_READ_ONLY)],
  ['deviceLocked', saying(LOCKED)],
  ['blindSigningOff', saying(BLIND_SIGNING_OFF)],
  ['deviceAppClosed', saying(APP_CLOSED)],
  ['rejected', isRejectedInWords],
  ['walletUnreachable', saying(NO_SESSION)],
  ['nonceTooLow', saying(NONCE_TOO_LOW)],
  ['underpriced', saying(UNDERPRICED)],
  ['cannotSend', coded((code) => UNSUPPORTED_METHODS.includes(code) || isUnsupported(code))],
  ['rateLimited', ({ codes, texts }) => codes.some((code) => isLimit(code)) || texts.some((text) => isLimit(0, text))],
  ['notAuthorized', coded((code) => code === UNAUTHORIZED || isUnauthorized(code))],
];

const withoutFunds = (cause: unknown, message: string): SendProblem => {
  const [, have, want] = HAVE_AND_WANT.exec(message) ?? [];
  const missing = have !== undefined && want !== undefined ? BigInt(want) - BigInt(have) : 0n;
  return { code: 'insufficientFunds', cause, ...(missing > 0n && { missing }) };
};

const rpcErrorIn = (cause: unknown): RpcError | undefined => {
  try {
    return cause instanceof RpcError ? cause : undefined;
  } catch {
    return undefined;
  }
};

/** Problem of any thrown or answered value, with its cause. Never throws. */
export const classifySendError = (cause: unknown): SendProblem => {
  const ofNode = rpcErrorIn(cause);
  if (ofNode && (ofNode.kind !== 'response' || isRateLimit(ofNode))) return { code: 'network', cause };
  const facts = refusalFacts(cause);
  const says = (pattern: RegExp): string | undefined => facts.texts.find((text) => pattern.test(text));
  const find = (signs: readonly Sign[]) => signs.find(([, matches]) => matches(facts))?.[0];
  const first = find(FIRST_SIGNS);
  if (first) return { code: first, cause };
  // A contract may refuse with the same words.
  const insufficient = facts.texts.find((text) => INSUFFICIENT.test(text) && !REVERTED.test(text));
  if (insufficient !== undefined) return withoutFunds(cause, insufficient);
  const reverted = says(REVERTED);
  if (reverted !== undefined) return { code: 'reverted', reason: revertReason(cause, reverted), cause };
  const ofWallet = ofNode ? undefined : find(WALLET_SIGNS);
  if (ofWallet) return { code: ofWallet, cause };
  if (facts.codes.includes(CHAIN_DISCONNECTED) || says(NETWORK)) return { code: 'network', cause };
  const isSilent = facts.codes.length === 0 && facts.texts.every((text) => /^(?:0x)?$/.test(text.trim()));
  return { code: isSilent ? 'noReason' : 'unknown', cause };
};
