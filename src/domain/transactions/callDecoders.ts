import { returnedAmount } from '../orderBook/returnedAmount.ts';
import type { Address } from '../tokens/types.ts';
import type { OutcomeOf } from './callOutcome.ts';
import type { CurrencyFact } from './currencyFact.ts';
import { lockPayment, type CallView } from './lockPayment.ts';
import { orderOutcome } from './orderOutcome.ts';
import {
  isSame,
  isSentToItself,
  paymentOf,
  receivedBy,
  sentBy,
  sumOf,
  type GovernanceFact,
  type TransferFact,
} from './receiptFacts.ts';
import type { TransactionInfo } from './types.ts';

export type Kind = TransactionInfo['kind'];

type InfoIn<I extends TransactionInfo, K extends Kind> = I extends TransactionInfo
  ? K extends I['kind']
    ? I & { readonly kind: K }
    : never
  : never;

export type InfoOf<K extends Kind> = InfoIn<TransactionInfo, K>;

export interface ReceiptView extends CallView {
  readonly allowanceOf: (token: Address, spender: Address) => bigint | undefined;
  /**
   * Number of orders by earlier calls of the same transaction; if some calls may have failed, only those of the same
   * terms.
   */
  readonly ordersBefore: number;
}

/** Undefined if the logs do not show the call's effect. */
type Decoder<K extends Kind> = (info: InfoOf<K>, view: ReceiptView) => OutcomeOf<K> | undefined;

type Decoders = { readonly [K in Kind]: Decoder<K> | 'planned' };

const moved = (amount: bigint | undefined): { readonly amount: string } | undefined =>
  amount === undefined || amount === 0n ? undefined : { amount: amount.toString() };

const sent = (view: ReceiptView, { address }: CurrencyFact): bigint => sumOf(sentBy(view, address));
const received = (view: ReceiptView, { address }: CurrencyFact, account = view.account): bigint =>
  sumOf(receivedBy(view, address, account));

/** Amount of native coin, which leaves no transfer log, from a wrap or unwrap. Undefined unless there is exactly one. */
const coinBy = (view: ReceiptView, kind: 'wrapped' | 'unwrapped'): bigint | undefined => {
  const found = view.wraps.filter((wrap) => wrap.kind === kind);
  return found.length === 1 ? found[0]?.amount : undefined;
};

const smaller = (a: bigint, b: bigint | undefined): bigint => (b !== undefined && b < a ? b : a);

/** An order's amounts, at most the amounts that the token transferred. */
const placed: Decoder<'placeOrder'> = ({ input, output, maker, from, to }, view) => {
  const adds = view.bookEvents.flatMap((event, at) => (event.kind === 'AddOrder' ? [{ event, at }] : []));
  const starts = adds.map(({ at }) => at);
  // A failed order has no event, so the others are identified by their terms.
  const isAdded = ({ event }: (typeof adds)[number]): boolean =>
    event.from === BigInt(from) && event.to === BigInt(to) && isSame(event.soldToken, input.address ?? event.soldToken);
  const own = view.isPartial ? adds.filter(isAdded).map(({ at }) => at) : starts;
  const start = own[view.ordersBefore];
  const end = start === undefined ? undefined : starts[starts.indexOf(start) + 1];
  const done = start === undefined ? undefined : orderOutcome(view.bookEvents.slice(start, end));
  if (!done || output.address === undefined) return done;
  const isOnly = starts.length === 1;
  const arrived = isOnly ? received(view, output, maker ?? view.account) : undefined;
  return { ...done, received: smaller(BigInt(done.received), arrived).toString() };
};

/** Amounts include the tokens' transfer fees, unless an order of the same transaction moves the same tokens. */
const swapped: Decoder<'swap'> = ({ pair, input, output, recipient }, view) => {
  const trade = view.pairTrades.find((pairTrade) => isSame(pairTrade.pair, pair));
  if (!trade) return undefined;
  const isAlone = !view.infos.some(({ kind }) => kind === 'placeOrder');
  const paid = input.address === undefined || !isAlone ? 0n : sent(view, input);
  const arrived = output.address === undefined || !isAlone ? undefined : received(view, output, recipient);
  return {
    orderIndex: '0',
    spent: (paid > trade.amountIn ? paid : trade.amountIn).toString(),
    received: smaller(trade.amountOut, arrived).toString(),
    receivedFromBook: '0',
    ordersTouched: 0,
    rests: '0',
  };
};

const wrapped =
  (kind: 'wrapped' | 'unwrapped') =>
  (_info: unknown, view: ReceiptView): { readonly amount: string } | undefined =>
    moved(sumOf(view.wraps.filter((wrap) => wrap.kind === kind && isSame(wrap.holder, view.account))));

const added: Decoder<'addLiquidity'> = ({ currencyA, currencyB, pair }, view) => {
  const mint = receivedBy(view, pair, view.account)[0];
  if (!mint) return undefined;
  // Other calls of the same transaction may move the same tokens, such as an order before it.
  const isSupplied = ({ at, to }: TransferFact): boolean =>
    at < mint.at && (view.ordersBefore === 0 || isSame(to, pair));
  const paid = ({ address }: CurrencyFact): bigint | undefined =>
    address === undefined ? coinBy(view, 'wrapped') : sumOf(sentBy(view, address).filter(isSupplied));
  const [amountA, amountB] = [paid(currencyA), paid(currencyB)];
  if (amountA === undefined || amountB === undefined) return undefined;
  return { amountA: amountA.toString(), amountB: amountB.toString(), poolTokens: mint.amount.toString() };
};

const removed: Decoder<'removeLiquidity'> = ({ currencyA, currencyB, pair }, view) => {
  const burns = sentBy(view, pair);
  const burned = sumOf(burns);
  const start = burns[0]?.at ?? 0;
  // Other calls of the same transaction may pay the same tokens: rewards before it, a swap after it.
  const paid = ({ address }: CurrencyFact): bigint | undefined => {
    if (address === undefined) return coinBy(view, 'unwrapped');
    const arrived = receivedBy(view, address, view.account).filter(({ at }) => at > start);
    const byPair = arrived.filter(({ from }) => isSame(from, pair));
    return sumOf(byPair.length > 0 ? byPair : arrived);
  };
  const [amountA, amountB] = [paid(currencyA), paid(currencyB)];
  if (burned === 0n || amountA === undefined || amountB === undefined) return undefined;
  return { amountA: amountA.toString(), amountB: amountB.toString(), poolTokens: burned.toString() };
};

const cancelled: Decoder<'cancelOrder'> = ({ orderIndex, input }, view) => {
  const arrived = input.address === undefined ? undefined : received(view, input);
  return moved(returnedAmount(view.bookEvents, BigInt(orderIndex), arrived));
};

const approved = (
  { token, spender }: InfoOf<'approve'> | InfoOf<'resetApproval'>,
  view: ReceiptView,
): OutcomeOf<'approve'> | undefined => {
  const allowance = token.address && view.allowanceOf(token.address, spender);
  if (allowance === undefined) return undefined;
  const isLogged = view.approvals.some(
    (approval) =>
      isSame(approval.token, token.address) &&
      isSame(approval.owner, view.account) &&
      isSame(approval.spender, spender),
  );
  // The allowance may have been the same before.
  return !view.isPartial || isLogged ? { allowance: allowance.toString() } : undefined;
};

const unstaked = (info: InfoOf<'unstake'>, view: ReceiptView): { readonly amount: string } | undefined => {
  const { poolToken, amount, reward, secondReward } = info;
  const isMixed = [reward, secondReward].some((entry) => isSame(entry?.address, poolToken.address));
  return moved(isMixed ? paymentOf(view, poolToken, amount) : received(view, poolToken));
};

/** Amount of the only payment, or the planned one of several. Undefined if other calls may have caused it. */
const withdrawn: Decoder<'withdrawDeposit'> = ({ token, amount }, view) => {
  const paid = receivedBy(view, token.address, view.account);
  const isOnly = paid.length === 1 && !view.isPartial;
  return moved(isOnly ? paid[0]?.amount : paymentOf(view, token, amount));
};

const bought: Decoder<'buyBond'> = ({ token, payoutToken }, view) => {
  const [sale, second] = view.bonds;
  if (!sale || second) return undefined;
  const fee = sumOf(
    view.transfers.filter(({ token: of, from }) => isSame(of, payoutToken.address) && isSame(from, sale.bond)),
  );
  const amount = sent(view, token);
  return amount === 0n ? undefined : { amount: amount.toString(), payout: (sale.payout - fee).toString() };
};

const has = (view: ReceiptView, matches: (fact: GovernanceFact) => boolean): OutcomeOf<'vote'> | undefined =>
  view.governance.some(matches) ? {} : undefined;

const moves =
  (kind: 'queued' | 'executed' | 'canceled') =>
  ({ proposal }: { readonly proposal: string }, view: ReceiptView): OutcomeOf<'vote'> | undefined =>
    has(view, (fact) => fact.kind === kind && fact.id === BigInt(proposal));

const voted = (
  { proposal, support }: { readonly proposal: string; readonly support: boolean },
  voter: Address,
  view: ReceiptView,
): OutcomeOf<'vote'> | undefined =>
  has(
    view,
    (fact) =>
      fact.kind === 'voted' && fact.id === BigInt(proposal) && fact.support === support && isSame(fact.voter, voter),
  );

const claimed = (
  { reward }: { readonly reward: CurrencyFact },
  view: ReceiptView,
): OutcomeOf<'claimTrades'> | undefined => (received(view, reward) > 0n ? {} : undefined);

export const callDecoders: Decoders = {
  placeOrder: placed,
  swap: swapped,
  wrap: wrapped('wrapped'),
  unwrap: wrapped('unwrapped'),
  cancelOrder: cancelled,
  cancelIntoDeposit: ({ orderIndex }, view) => moved(returnedAmount(view.bookEvents, BigInt(orderIndex), undefined)),
  depositTokens: ({ token }, view) => moved(sent(view, token)),
  withdrawDeposit: withdrawn,
  addLiquidity: added,
  removeLiquidity: removed,
  requireBalance: ({ token, amount }, view) => (isSentToItself(view, token, amount) ? {} : undefined),
  approve: approved,
  resetApproval: approved,
  stake: ({ poolToken }, view) => moved(sent(view, poolToken)),
  unstake: unstaked,
  leaveRewards: ({ poolToken }, view) => moved(received(view, poolToken)),
  claimRewards: ({ reward, secondReward }, view) =>
    claimed({ reward }, view) ?? (secondReward && claimed({ reward: secondReward }, view)),
  claimTrades: claimed,
  claimOrderRewards: claimed,
  claimBurnRewards: claimed,
  claimDistribution: claimed,
  claimBond: claimed,
  claimAirdrop: ({ reward, recipient, amount }, view) =>
    moved(smaller(received(view, reward, recipient), BigInt(amount))),
  lockTokens: ({ token }, view) => moved(sent(view, token)),
  unlockTokens: ({ token }, view) => moved(lockPayment(token, view)),
  burn: ({ token }, view) => moved(sent(view, token)),
  buyBond: bought,
  drip: ({ token }, view) => moved(received(view, token)),
  operate: 'planned',
  propose: (_info, view) => {
    const created = view.governance.find(({ kind }) => kind === 'created');
    return created && 'id' in created ? { proposal: created.id.toString() } : undefined;
  },
  vote: (info, view) => voted(info, view.account, view),
  signedVote: (info, view) => voted(info, info.voter, view),
  delegateVotes: ({ token, delegatee }, view) =>
    has(
      view,
      (fact) =>
        fact.kind === 'delegated' &&
        isSame(fact.token, token.address) &&
        isSame(fact.delegator, view.account) &&
        isSame(fact.delegatee, delegatee),
    ),
  queueProposal: moves('queued'),
  executeProposal: moves('executed'),
  cancelProposal: moves('canceled'),
};
