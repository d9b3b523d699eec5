import { isFields } from '#lib/fields.ts';
import type { Hex } from '../multicall/types.ts';
import type { RequestedCall, TransactionInfo, TransactionRecord } from './types.ts';

/** Stored first, so that an approval after a reload is found. `batch`: the wallet decides how. `safe`: a proposal. */
export interface WalletRequest extends Pick<
  TransactionRecord,
  'from' | 'chainId' | 'summary' | 'info' | 'also' | 'approval'
> {
  readonly id: string;
  readonly kind: 'transaction' | 'batch' | 'safe';
  /** In order; never empty. */
  readonly calls: readonly RequestedCall[];
  /** For a Safe the Safe's. Missing if no node reported it in time. */
  readonly nonce?: number;
  readonly callsId?: Hex;
  readonly threshold?: number;
  /** The nonce was unused; missing if no block was known. */
  readonly atBlock?: number;
  /** Milliseconds. */
  readonly askedTime: number;
  /** Until its record is stored. */
  readonly hash?: Hex;
  /** The wallet answered that it did not send it; the chain is watched for some blocks. */
  readonly isRefused?: true;
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'amount',
  'amountA',
  'amountB',
  'from',
  'to',
  'payout',
  'rewardAmount',
  'orderType',
  'slice',
  'cancelsRest',
  'madeBy',
  'direction',
  'field',
]);

const subjectOf = (info: TransactionInfo): string =>
  JSON.stringify(Object.entries(info).filter(([name]) => !AMOUNTS.has(name)));

/** Equal in all fields but the amounts. */
const isSameAction = (a: TransactionInfo, b: TransactionInfo): boolean => subjectOf(a) === subjectOf(b);

/** Unsent requests of the account, equal to `info` but for the amounts. */
export const sameRequests = <R extends Pick<WalletRequest, 'from' | 'info' | 'hash'>>(
  requests: readonly R[],
  account: string,
  info: TransactionInfo,
): readonly R[] =>
  requests.filter((request) => request.from === account && !request.hash && isSameAction(request.info, info));

/** `names` identify transactions within a kind: token addresses or numbers. */
export interface Press {
  readonly kinds: readonly TransactionInfo['kind'][];
  readonly names?: readonly (string | undefined)[];
}

/** A kind of the press, with all its known `names` among the facts; amounts do not matter. */
export const isRepeatedBy = ({ kinds, names = [] }: Press, info: TransactionInfo): boolean => {
  const facts: readonly unknown[] = Object.values(info).flatMap((fact: unknown) =>
    isFields(fact) ? Object.values(fact) : [fact],
  );
  return kinds.includes(info.kind) && names.every((name) => name === undefined || facts.includes(name));
};
