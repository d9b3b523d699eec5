import { isFields } from '#lib/fields.ts';
import type { Hex } from '../multicall/types.ts';
import { replacementOf } from './replacement.ts';
import type { KnownTransaction, RequestedCall, SignedFacts, TransactionInfo, TransactionRecord } from './types.ts';

/**
 * A request to sign, stored before the wallet gets it, so that a transaction approved after a reload is still found.
 * `transaction`: one call of an account. `batch`: the wallet chooses how an account runs it. `safe`: a proposal.
 */
export interface WalletRequest extends Pick<
  TransactionRecord,
  'from' | 'chainId' | 'summary' | 'info' | 'also' | 'approval'
> {
  readonly id: string;
  readonly kind: 'transaction' | 'batch' | 'safe';
  /** In order; never empty. */
  readonly calls: readonly RequestedCall[];
  /** The account's next nonce; for a Safe the Safe's. Missing if no node reported it in time. */
  readonly nonce?: number;
  /** Id of the request of a batch (EIP-5792). */
  readonly callsId?: Hex;
  readonly threshold?: number;
  /** A block at which the nonce was unused; missing if no block was known. */
  readonly atBlock?: number;
  /** Milliseconds. */
  readonly askedTime: number;
  /** The wallet's answer, until its record is stored. */
  readonly hash?: Hex;
}

/** The last call with a nonce: it distinguishes a batch from anything else that the account signs. */
export const requestedFacts = ({ calls, kind, from }: WalletRequest, nonce: number): SignedFacts => {
  const last = calls.at(-1);
  const { to, data, value } = last ?? { to: from, data: '0x' as const, value: '0' };
  return kind === 'batch' ? { nonce, to: from, data, value: '0' } : { nonce, to, data, value };
};

/** True if a transaction with the request's account and nonce matches the request. */
export const isRequested = (request: WalletRequest, found: KnownTransaction): boolean =>
  replacementOf(
    { hash: '0x', ...(request.kind === 'batch' && { callsId: '' }) },
    requestedFacts(request, found.signed.nonce),
    found,
  ) === 'spedUp';

/** Fields with amounts and terms, not with the subject. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'amount',
  'amountA',
  'amountB',
  'from',
  'to',
  'payout',
  'rewardAmount',
  'orderType',
  'direction',
  'field',
]);

const subjectOf = (info: TransactionInfo): string =>
  JSON.stringify(Object.entries(info).filter(([name]) => !AMOUNTS.has(name)));

/** True if two requests do the same to the same tokens, orders and contracts, whatever the amounts. */
export const isSameAction = (a: TransactionInfo, b: TransactionInfo): boolean => subjectOf(a) === subjectOf(b);

/** Requests of the account that wait in its wallet and do the same as `info`. */
export const sameRequests = <R extends Pick<WalletRequest, 'from' | 'info' | 'hash'>>(
  requests: readonly R[],
  account: string,
  info: TransactionInfo,
): readonly R[] =>
  requests.filter((request) => request.from === account && !request.hash && isSameAction(request.info, info));

/** Kinds of transactions that a button sends, with the token addresses or numbers that identify them within their kind. */
export interface Press {
  readonly kinds: readonly TransactionInfo['kind'][];
  readonly names?: readonly (string | undefined)[];
}

/** True where the button would send the same again, whatever the amounts. */
export const isRepeatedBy = ({ kinds, names = [] }: Press, info: TransactionInfo): boolean => {
  const facts: readonly unknown[] = Object.values(info).flatMap((fact: unknown) =>
    isFields(fact) ? Object.values(fact) : [fact],
  );
  return kinds.includes(info.kind) && names.every((name) => name === undefined || facts.includes(name));
};
