import type { Result } from '#lib/result.ts';
import { valueOf, type Loadable } from '#lib/loadable.ts';
import type { Fraction } from '../amounts/fraction.ts';
import type { Freshness } from '../freshness/freshness.ts';
import type { Address, Currency, Token } from '../tokens/types.ts';
import type { OrderType, QuoteProblem, TradeDirection } from './types.ts';

/** What the form knows about the person who is paid, when it is not the account itself. */
export interface TradeRecipient {
  /** The text without whitespace; may be empty. */
  readonly typed: string;
  /** What it is or resolves to. */
  readonly address: Address | undefined;
  /** A name is being looked up. */
  readonly resolving: boolean;
}

/** `pending`: an approval is in flight. `unknown`: the allowance is not read yet. */
export type ApprovalState = 'unknown' | 'notApproved' | 'pending' | 'approved';

/** Everything the button of the trade ticket depends on. */
export interface TradeContext {
  readonly account: Address | undefined;
  /** The wallet is on a chain we do not serve. */
  readonly wrongNetwork: boolean;
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  /** One side is the native coin, the other its wrapper. */
  readonly isWrap?: boolean;
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  /** A list says of one of them that it cannot be traded. */
  readonly unsupported: boolean;
  /** One of them that keeps a part of what is moved. */
  readonly feeOnTransfer?: Token | undefined;
  /** Raw units of the typed field; undefined while it is empty or no number. Zero counts as nothing typed. */
  readonly amount: bigint | undefined;
  readonly limitPrice: Fraction | undefined;
  /** Undefined: the account itself is paid. */
  readonly recipient: TradeRecipient | undefined;
  /** Addresses that must not be paid: contracts of the exchange, the tokens and the pair. */
  readonly forbiddenRecipients: readonly Address[];
  /** Raw balance of the input currency; undefined while unknown. */
  readonly balance: bigint | undefined;
  /** What the trade would take from the balance, raw, as soon as it is known. */
  readonly spend: bigint | undefined;
  readonly quote: Loadable<Result<unknown, QuoteProblem>>;
  /** How far the market can be trusted to be of now. */
  readonly freshness: Freshness;
  /** The order rests so far from the market that an old one makes no difference. */
  readonly restsFar: boolean;
  readonly approval: ApprovalState;
}

/** Why the trade cannot be sent now; the words belong to the page. */
export type TradeProblem =
  | { readonly code: 'unsupportedAsset' }
  | { readonly code: 'connectWallet' }
  /** Names the base token, when it is chosen: the button reads Buy or Sell. */
  | { readonly code: 'noAmount'; readonly direction: TradeDirection; readonly symbol: string | undefined }
  | { readonly code: 'selectToken' }
  | { readonly code: 'enterRecipient' }
  | { readonly code: 'invalidRecipient' }
  | { readonly code: 'noPrice' }
  | { readonly code: 'priceZero' }
  /** An order that rests promises all of the token, of which a part would be missing. */
  | { readonly code: 'takesFee'; readonly symbol: string }
  | { readonly code: 'insufficientBalance'; readonly symbol: string }
  | { readonly code: 'wrongNetwork' }
  | { readonly code: 'loading' }
  /** The market could not be read. */
  | { readonly code: 'marketFailed' }
  | { readonly code: 'quote'; readonly problem: QuoteProblem }
  /** The market is too old to trade on. */
  | { readonly code: 'stale' }
  | { readonly code: 'approvalPending'; readonly symbol: string }
  | { readonly code: 'approvalNeeded'; readonly symbol: string };

type Rule = (context: TradeContext) => TradeProblem | undefined;

/** Neither a wallet nor another network would change it. */
const supported: Rule = ({ unsupported }) => (unsupported ? { code: 'unsupportedAsset' } : undefined);

/** A wallet on another network gives no account; connecting it again would not help. */
const rightNetwork: Rule = ({ wrongNetwork }) => (wrongNetwork ? { code: 'wrongNetwork' } : undefined);

const connected: Rule = ({ account }) => (account === undefined ? { code: 'connectWallet' } : undefined);

const amountTyped: Rule = ({ amount, direction, input, output }) => {
  if (amount !== undefined && amount > 0n) return undefined;
  return { code: 'noAmount', direction, symbol: (direction === 'BUY' ? output : input)?.symbol };
};

const tokensChosen: Rule = ({ input, output }) => (input && output ? undefined : { code: 'selectToken' });

/** The zero address: what it is paid is lost. */
const NOBODY: Address = `0x${'0'.repeat(40)}`;

const recipientValid: Rule = ({ recipient, forbiddenRecipients }) => {
  if (!recipient || recipient.resolving) return undefined;
  if (recipient.typed === '') return { code: 'enterRecipient' };
  const { address } = recipient;
  return address === undefined || address === NOBODY || forbiddenRecipients.includes(address)
    ? { code: 'invalidRecipient' }
    : undefined;
};

const priceAboveZero: Rule = ({ orderType, limitPrice }) => {
  if (orderType !== 'LIMIT') return undefined;
  if (limitPrice === undefined) return { code: 'noPrice' };
  return limitPrice.numerator === 0n ? { code: 'priceZero' } : undefined;
};

const noTransferFee: Rule = ({ orderType, feeOnTransfer }) =>
  orderType === 'LIMIT' && feeOnTransfer ? { code: 'takesFee', symbol: feeOnTransfer.symbol } : undefined;

const balanceEnough: Rule = ({ balance, spend, input }) =>
  input && balance !== undefined && spend !== undefined && spend > balance
    ? { code: 'insufficientBalance', symbol: input.symbol }
    : undefined;

/** A quote that is being worked out anew still counts; so does the last good one after a failed read. */
const quoted: Rule = ({ quote }) => {
  const last = valueOf(quote);
  if (!last) return { code: quote.status === 'failed' ? 'marketFailed' : 'loading' };
  return last.ok ? undefined : { code: 'quote', problem: last.error };
};

/** An old market tells nothing of what an order would meet; one that rests far away meets nothing either way. */
export const isStopped = ({ freshness, restsFar }: Pick<TradeContext, 'freshness' | 'restsFar'>): boolean =>
  freshness === 'stale' && !restsFar;

const fresh: Rule = (context) => (isStopped(context) ? { code: 'stale' } : undefined);

const everythingRead: Rule = ({ balance, approval, recipient }) =>
  balance === undefined || approval === 'unknown' || recipient?.resolving ? { code: 'loading' } : undefined;

const approved: Rule = ({ approval, input }) => {
  if (approval === 'approved' || !input) return undefined;
  return { code: approval === 'pending' ? 'approvalPending' : 'approvalNeeded', symbol: input.symbol };
};

/** The order is the priority: that of the six that section 5 of the specification lists, with asset and network before. */
const RULES: readonly Rule[] = [
  supported,
  rightNetwork,
  connected,
  amountTyped,
  tokensChosen,
  recipientValid,
  priceAboveZero,
  noTransferFee,
  balanceEnough,
  quoted,
  fresh,
  everythingRead,
  approved,
];

const balanceRead: Rule = ({ balance }) => (balance === undefined ? { code: 'loading' } : undefined);

/** Between the native coin and its wrapper there is no market, so nothing to approve and nothing that is not traded. */
const WRAP_RULES: readonly Rule[] = [rightNetwork, connected, amountTyped, balanceEnough, balanceRead];

const firstOf = (rules: readonly Rule[], context: TradeContext): TradeProblem | undefined => {
  for (const rule of rules) {
    const problem = rule(context);
    if (problem) return problem;
  }
  return undefined;
};

/** The first thing that keeps a trade from being sent; undefined when nothing does. */
export const validateTrade = (context: TradeContext): TradeProblem | undefined =>
  firstOf(context.isWrap ? WRAP_RULES : RULES, context);
