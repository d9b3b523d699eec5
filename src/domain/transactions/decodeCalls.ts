import { callDecoders, type InfoOf, type Kind, type ReceiptView } from './callDecoders.ts';
import type { CallOutcome } from './callOutcome.ts';
import { isSame, plannedPayments, receivedBy, sumOf, type ReceiptFacts, type TransferFact } from './receiptFacts.ts';
import type { ClaimedRewards, CurrencyFact, TransactionInfo, TransactionRecord } from './types.ts';
import type { Address } from '../tokens/types.ts';

type Calls = Pick<TransactionRecord, 'info' | 'also'>;

/** Calls in order of execution; `info` is the last one. */
export const callsOf = ({ info, also = [] }: Calls): readonly TransactionInfo[] => [...also, info];

const decodeCall = <K extends Kind>(kind: K, info: InfoOf<K>, view: ReceiptView): CallOutcome | null => {
  const decoder = callDecoders[kind];
  return decoder === 'planned' ? null : (decoder(info, view) ?? null);
};

const isLike = (a: InfoOf<'placeOrder'>, b: TransactionInfo): boolean =>
  b.kind === 'placeOrder' && a.from === b.from && a.to === b.to && isSame(a.input.address, b.input.address);

/** Outcomes in the order of the calls; null if only the plan is known. */
export const decodeCalls = (
  calls: Calls,
  view: Omit<ReceiptView, 'ordersBefore' | 'infos' | 'index'>,
): readonly (CallOutcome | null)[] => {
  const infos = callsOf(calls);
  return infos.map((info, index) => {
    const before = infos.slice(0, index).filter((entry) => entry.kind === 'placeOrder');
    const ordersBefore = view.isPartial ? before.filter((entry) => isLike(entry, info)).length : before.length;
    return decodeCall(info.kind, info, { ...view, infos, index, ordersBefore });
  });
};

const rewardsOf = (info: TransactionInfo): readonly CurrencyFact[] => {
  if (!('reward' in info)) return [];
  const second = 'secondReward' in info ? info.secondReward : undefined;
  return second ? [info.reward, second] : [info.reward];
};

/** Last call that pays rewards, whose fields name the tokens of `ClaimedRewards`. */
export const rewardedCall = (calls: Calls): TransactionInfo | undefined =>
  callsOf(calls).findLast((info) => 'reward' in info);

const readReturnedAmount = (info: TransactionInfo): CurrencyFact | undefined => {
  if (info.kind === 'unlockTokens') return info.token;
  return info.kind === 'unstake' || info.kind === 'leaveRewards' ? info.poolToken : undefined;
};

/** Planned raw amounts of stakes and ended locks that calls pay back in this token. */
const stakesIn = (infos: readonly TransactionInfo[], address: Address | undefined): readonly string[] =>
  infos.flatMap((info) => {
    const token = readReturnedAmount(info);
    return token && 'amount' in info && isSame(token.address, address) ? [info.amount] : [];
  });

/** Payments that are no part of a removal: its pool pays the account by itself. */
const outsidePools = (infos: readonly TransactionInfo[], payments: readonly TransferFact[]): readonly TransferFact[] =>
  payments.filter(({ from }) => !infos.some((info) => info.kind === 'removeLiquidity' && isSame(info.pair, from)));

/** True if the call may have paid the token too, and its payments do not name their payer. */
const mayPay = (info: TransactionInfo, token: Address | undefined, payments: readonly TransferFact[]): boolean => {
  if (info.kind === 'placeOrder' || info.kind === 'swap') return isSame(info.output.address, token);
  if (info.kind !== 'removeLiquidity') return false;
  const { currencyA, currencyB, pair } = info;
  const isSide = [currencyA, currencyB].some(({ address }) => isSame(address, token));
  return isSide && !payments.some(({ from }) => isSame(from, pair));
};

/**
 * Sums of rewards per token. Undefined without rewards, and if no transfer separates them from a stake in the same
 * token. Also undefined if an order may have paid them, or a removal through another contract than its pool.
 */
export const claimedRewards = (calls: Calls, facts: ReceiptFacts): ClaimedRewards | undefined => {
  const infos = callsOf(calls);
  const rewarded = rewardedCall(calls);
  if (!rewarded) return undefined;
  const isUnclear = infos.flatMap(rewardsOf).some(({ address }) => {
    const payments = receivedBy(facts, address, facts.account);
    return (
      plannedPayments(outsidePools(infos, payments), stakesIn(infos, address)).includes(undefined) ||
      infos.some((info) => mayPay(info, address, payments))
    );
  });
  if (isUnclear) return undefined;
  const paid = ({ address }: CurrencyFact): string => {
    if (!address) return '0';
    const arrived = sumOf(outsidePools(infos, receivedBy(facts, address, facts.account)));
    const stakes = stakesIn(infos, address).reduce((sum, amount) => sum + BigInt(amount), 0n);
    return String(arrived > stakes ? arrived - stakes : 0n);
  };
  const [reward, secondReward] = rewardsOf(rewarded);
  const named = new Set([reward?.address, secondReward?.address]);
  const others = new Map(
    infos.flatMap(rewardsOf).flatMap((token) => (named.has(token.address) ? [] : [[token.address, token] as const])),
  );
  return {
    reward: reward ? paid(reward) : '0',
    ...(secondReward && { secondReward: paid(secondReward) }),
    ...(others.size > 0 && { others: [...others.values()].map((token) => ({ token, amount: paid(token) })) }),
  };
};
