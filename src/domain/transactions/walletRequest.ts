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

type Actions = Pick<WalletRequest, 'info' | 'also'>;

/** Approvals within a batch may be repeated, because a second one changes nothing. */
const actionsOf = ({ info, also = [] }: Actions): readonly TransactionInfo[] => [
  info,
  ...also.filter(({ kind }) => kind !== 'approve' && kind !== 'resetApproval'),
];

/** Requests of the account that share an action with `actions`, compared in all but the amounts. */
export const sameRequests = <R extends Actions & Pick<WalletRequest, 'from'>>(
  requests: readonly R[],
  account: string,
  actions: Actions,
): readonly R[] => {
  const requested = actionsOf(actions);
  const isRepeated = (request: R): boolean =>
    actionsOf(request).some((known) => requested.some((info) => isSameAction(known, info)));
  return requests.filter((request) => request.from === account && isRepeated(request));
};

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
