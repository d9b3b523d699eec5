import type { Result } from '#lib/result.ts';
import { valueOf, type Loadable } from '#lib/loadable.ts';
import type { Fraction } from '../amounts/fraction.ts';
import type { Freshness } from '../freshness/freshness.ts';
import type { Address, Currency, Token } from '../tokens/types.ts';
import type { OrderType, QuoteProblem, TradeDirection } from './types.ts';

/** Recipient typed into the form; without one the account itself is paid. */
export interface TradeRecipient {
  /** The text without whitespace; may be empty. */
  readonly typed: string;
  /** The typed address, or the one that the typed name resolves to. */
  readonly address: Address | undefined;
  readonly resolving: boolean;
}

/**
 * `pending`: an approval is under way. `unknown`: the allowance is not read yet. `batched`: the transaction that needs
 * the approval includes it.
 */
export type ApprovalState = 'unknown' | 'notApproved' | 'pending' | 'approved' | 'batched';

/** True if no approval is needed first. */
export const isAllowed = (approval: ApprovalState): boolean => approval === 'approved' || approval === 'batched';

export interface TradeContext {
  readonly account: Address | undefined;
  /** True if the wallet is on a chain that this app does not serve. */
  readonly wrongNetwork: boolean;
  /** True if the device has no network, and the chain cannot be read. */
  readonly offline?: boolean;
  /** True if the account is watched without its wallet. */
  readonly watching: boolean;
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  /** True if one side is the native coin, the other its wrapper. */
  readonly isWrap?: boolean;
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  /** True if a list marks the input or output token as not tradable. */
  readonly unsupported: boolean;
  readonly feeOnTransfer?: Token | undefined;
  /** True if the order goes to another exchange's pool instead of the order book. */
  readonly isElsewhere?: boolean;
  /** Raw units of the typed field; undefined while it is empty or not a number. Zero counts as empty. */
  readonly amount: bigint | undefined;
  readonly limitPrice: Fraction | undefined;
  /** Undefined if the account itself is paid. */
  readonly recipient: TradeRecipient | undefined;
  /** Addresses that must not be paid: contracts of the exchange, the tokens and the pair. */
  readonly forbiddenRecipients: readonly Address[];
  /** Raw balance of the input currency; undefined while unknown. */
  readonly balance: bigint | undefined;
  /** Amount that the trade would take from the balance, raw; undefined while unknown. */
  readonly spend: bigint | undefined;
  readonly quote: Loadable<Result<unknown, QuoteProblem>>;
  readonly freshness: Freshness;
  /** True if the order rests so far from the market that an old price makes no difference. */
  readonly restsFar: boolean;
  readonly approval: ApprovalState;
}

export type TradeProblem =
  | { readonly code: 'unsupportedAsset' }
  | { readonly code: 'connectWallet' }
  /** Watched accounts cannot sign. */
  | { readonly code: 'watching' }
  | { readonly code: 'offline' }
  /** `symbol` is the base token's, once it is chosen: the button reads Buy or Sell. */
  | { readonly code: 'noAmount'; readonly direction: TradeDirection; readonly symbol: string | undefined }
  | { readonly code: 'selectToken' }
  | { readonly code: 'enterRecipient' }
  | { readonly code: 'invalidRecipient' }
  | { readonly code: 'noPrice' }
  | { readonly code: 'priceZero' }
  /** The order book counts the amount sent, so the transfer fee would be missing. */
  | { readonly code: 'takesFee'; readonly symbol: string }
  | { readonly code: 'insufficientBalance'; readonly symbol: string }
  | { readonly code: 'wrongNetwork' }
  | { readonly code: 'loading' }
  | { readonly code: 'marketFailed' }
  | { readonly code: 'quote'; readonly problem: QuoteProblem }
  /** The market is too old to trade on. */
  | { readonly code: 'stale' }
  | { readonly code: 'approvalPending'; readonly symbol: string }
  | { readonly code: 'approvalNeeded'; readonly symbol: string };

type Rule = (context: TradeContext) => TradeProblem | undefined;

/** First, because a watched account cannot do anything else. */
const signable: Rule = ({ watching }) => (watching ? { code: 'watching' } : undefined);

const connectable: Rule = ({ offline }) => (offline === true ? { code: 'offline' } : undefined);

/** Before wallet and network, which would not change it. */
const supported: Rule = ({ unsupported }) => (unsupported ? { code: 'unsupportedAsset' } : undefined);

/** A wallet on another network provides no account; a new connection would not help. */
const rightNetwork: Rule = ({ wrongNetwork }) => (wrongNetwork ? { code: 'wrongNetwork' } : undefined);

const connected: Rule = ({ account }) => (account === undefined ? { code: 'connectWallet' } : undefined);

const amountTyped: Rule = ({ amount, direction, input, output }) => {
  if (amount !== undefined && amount > 0n) return undefined;
  return { code: 'noAmount', direction, symbol: (direction === 'BUY' ? output : input)?.symbol };
};

const tokensChosen: Rule = ({ input, output }) => (input && output ? undefined : { code: 'selectToken' });

/** The zero address: tokens paid to it are lost. */
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

const noTransferFee: Rule = ({ feeOnTransfer, isElsewhere }) =>
  feeOnTransfer && isElsewhere !== true ? { code: 'takesFee', symbol: feeOnTransfer.symbol } : undefined;

const balanceEnough: Rule = ({ balance, spend, input }) =>
  input && balance !== undefined && spend !== undefined && spend > balance
    ? { code: 'insufficientBalance', symbol: input.symbol }
    : undefined;

/** The last quote remains valid while it is recomputed, and after a failed read. */
const quoted: Rule = ({ quote }) => {
  const last = valueOf(quote);
  if (!last) return { code: quote.status === 'failed' ? 'marketFailed' : 'loading' };
  return last.ok ? undefined : { code: 'quote', problem: last.error };
};

/**
 * True if an old block stops the trade: it does not show what an order would fill now. An order that rests far away
 * fills nothing either way.
 */
export const isStopped = ({ freshness, restsFar }: Pick<TradeContext, 'freshness' | 'restsFar'>): boolean =>
  freshness === 'stale' && !restsFar;

const fresh: Rule = (context) => (isStopped(context) ? { code: 'stale' } : undefined);

const everythingRead: Rule = ({ balance, approval, recipient }) =>
  balance === undefined || approval === 'unknown' || recipient?.resolving ? { code: 'loading' } : undefined;

const approved: Rule = ({ approval, input }) => {
  if (isAllowed(approval) || !input) return undefined;
  return { code: approval === 'pending' ? 'approvalPending' : 'approvalNeeded', symbol: input.symbol };
};

/**
 * By priority: rules that no user action changes first, then the six rules of section 5 of the specification in its
 * order.
 */
const RULES: readonly Rule[] = [
  signable,
  connectable,
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

/** Wrapping involves no market, so it needs no approval and any token can be wrapped. */
const WRAP_RULES: readonly Rule[] = [
  signable,
  connectable,
  rightNetwork,
  connected,
  amountTyped,
  balanceEnough,
  balanceRead,
];

const firstOf = (rules: readonly Rule[], context: TradeContext): TradeProblem | undefined => {
  for (const rule of rules) {
    const problem = rule(context);
    if (problem) return problem;
  }
  return undefined;
};

/** Reason that a trade cannot be sent; undefined if it can. */
export const validateTrade = (context: TradeContext): TradeProblem | undefined =>
  firstOf(context.isWrap ? WRAP_RULES : RULES, context);
