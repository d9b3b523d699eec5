import { isFields } from '#lib/fields.ts';
import type { Hex } from '../multicall/types.ts';
import type { RequestedCall, TransactionInfo, TransactionRecord } from './types.ts';

/**
 * Request that is stored before the wallet opens, so that an approval after a reload is found. `batch`: the wallet
 * decides how it runs. `safe`: a proposal.
 */
export interface WalletRequest extends Pick<
  TransactionRecord,
  'from' | 'chainId' | 'summary' | 'info' | 'also' | 'approval'
> {
  readonly id: string;
  readonly kind: 'transaction' | 'batch' | 'safe';
  readonly calls: readonly RequestedCall[];
  /** Next nonce of the account, or of the Safe. Missing if no node reported it in time. */
  readonly nonce?: number;
  readonly callsId?: Hex;
  readonly threshold?: number;
  /** Block at which the nonce was unused; missing if no block was known. */
  readonly atBlock?: number;
  readonly askedTime: number;
  readonly hash?: Hex;
  /** Set if the wallet answered that it did not send it; the chain is still watched for some blocks. */
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
  'followUp',
  'cancelsRest',
  'madeBy',
  'direction',
  'field',
]);

const subjectOf = (info: TransactionInfo): string =>
  JSON.stringify(Object.entries(info).filter(([name]) => !AMOUNTS.has(name)));

const isSameAction = (a: TransactionInfo, b: TransactionInfo): boolean => subjectOf(a) === subjectOf(b);

/** Unsent requests of the account that equal `info` in all but the amounts. */
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

/** True for a kind of the press whose facts include all its known `names`; amounts do not matter. */
export const isRepeatedBy = ({ kinds, names = [] }: Press, info: TransactionInfo): boolean => {
  const facts: readonly unknown[] = Object.values(info).flatMap((fact: unknown) =>
    isFields(fact) ? Object.values(fact) : [fact],
  );
  return kinds.includes(info.kind) && names.every((name) => name === undefined || facts.includes(name));
};
