import type { Result } from '#lib/result.ts';
import { valueOf, type Loadable } from '#lib/loadable.ts';
import type { Fraction } from '../amounts/fraction.ts';
import type { Freshness } from '../freshness/freshness.ts';
import type { Address, Currency, Token } from '../tokens/types.ts';
import type { OrderType, QuoteProblem, TradeDirection } from './types.ts';

/** Recipient as typed; if it is missing, the account itself is paid. */
export interface TradeRecipient {
  readonly typed: string;
  readonly address: Address | undefined;
  readonly resolving: boolean;
}

/**
 * `pending`: a transaction is under way. `unknown`: not read yet. `batched`: included in the transaction that needs
 * it.
 */
export type ApprovalState = 'unknown' | 'notApproved' | 'pending' | 'approved' | 'batched';

/** True if no approval must precede the transaction: it is given or included. */
export const isAllowed = (approval: ApprovalState): boolean => approval === 'approved' || approval === 'batched';

export interface TradeContext {
  readonly account: Address | undefined;
  readonly wrongNetwork: boolean;
  readonly offline?: boolean;
  readonly watching: boolean;
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  readonly isWrap?: boolean;
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  readonly unsupported: boolean;
  readonly feeOnTransfer?: Token | undefined;
  readonly isElsewhere?: boolean;
  /** Raw amount of the typed field. Zero counts as empty. */
  readonly amount: bigint | undefined;
  readonly limitPrice: Fraction | undefined;
  readonly recipient: TradeRecipient | undefined;
  readonly forbiddenRecipients: readonly Address[];
  readonly balance: bigint | undefined;
  readonly spend: bigint | undefined;
  readonly quote: Loadable<Result<unknown, QuoteProblem>>;
  readonly unreachable?: boolean;
  readonly freshness: Freshness;
  /** True if the order rests too far from the market for an old price to matter. */
  readonly restsFar: boolean;
  readonly approval: ApprovalState;
}

export type TradeProblem =
  | { readonly code: 'unsupportedAsset' }
  | { readonly code: 'connectWallet' }
  | { readonly code: 'watching' }
  | { readonly code: 'offline' }
  /** The base token's direction and symbol once it is chosen, so that the button reads Buy or Sell. */
  | { readonly code: 'noAmount'; readonly direction: TradeDirection; readonly symbol: string | undefined }
  | { readonly code: 'selectToken' }
  | { readonly code: 'enterRecipient' }
  | { readonly code: 'invalidRecipient' }
  | { readonly code: 'noPrice' }
  | { readonly code: 'priceZero' }
  /** The order book counts the amount sent, so the transfer fee would be missing there. */
  | { readonly code: 'takesFee'; readonly symbol: string }
  | { readonly code: 'insufficientBalance'; readonly symbol: string }
  | { readonly code: 'wrongNetwork' }
  | { readonly code: 'loading' }
  | { readonly code: 'marketFailed' }
  | { readonly code: 'quote'; readonly problem: QuoteProblem }
  | { readonly code: 'stale' }
  | { readonly code: 'approvalPending'; readonly symbol: string }
  | { readonly code: 'approvalNeeded'; readonly symbol: string };

type Rule = (context: TradeContext) => TradeProblem | undefined;

/** Comes first, because a watched account cannot do anything. */
const signable: Rule = ({ watching }) => (watching ? { code: 'watching' } : undefined);

const connectable: Rule = ({ offline }) => (offline === true ? { code: 'offline' } : undefined);

/** Comes early, because neither wallet nor network would change it. */
const supported: Rule = ({ unsupported }) => (unsupported ? { code: 'unsupportedAsset' } : undefined);

/** A new connection would not help on the wrong network. */
const rightNetwork: Rule = ({ wrongNetwork }) => (wrongNetwork ? { code: 'wrongNetwork' } : undefined);

const connected: Rule = ({ account }) => (account === undefined ? { code: 'connectWallet' } : undefined);

const amountTyped: Rule = ({ amount, direction, input, output }) => {
  if (amount !== undefined && amount > 0n) return undefined;
  return { code: 'noAmount', direction, symbol: (direction === 'BUY' ? output : input)?.symbol };
};

const tokensChosen: Rule = ({ input, output }) => (input && output ? undefined : { code: 'selectToken' });

/** Tokens paid to this address are lost. */
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

/** The last quote stays valid during a recomputation and after a failed read. */
const quoted: Rule = ({ quote, unreachable }) => {
  const last = valueOf(quote);
  if (!last) return { code: quote.status === 'failed' || unreachable ? 'marketFailed' : 'loading' };
  return last.ok ? undefined : { code: 'quote', problem: last.error };
};

/** True if an old block does not show what fills now; an order that rests far away is exempt. */
export const isBlockTooOld = ({ freshness, restsFar }: Pick<TradeContext, 'freshness' | 'restsFar'>): boolean =>
  freshness === 'stale' && !restsFar;

const fresh: Rule = (context) => (isBlockTooOld(context) ? { code: 'stale' } : undefined);

const everythingRead: Rule = ({ balance, approval, recipient }) =>
  balance === undefined || approval === 'unknown' || recipient?.resolving ? { code: 'loading' } : undefined;

const approved: Rule = ({ approval, input }) => {
  if (isAllowed(approval) || !input) return undefined;
  return { code: approval === 'pending' ? 'approvalPending' : 'approvalNeeded', symbol: input.symbol };
};

/**
 * Rules that nothing typed changes come first. From `connected` to `balanceEnough` follow the six of 000 §5 in its order,
 * with the transfer fee before the balance.
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

/** A wrap has no market and needs no approval. */
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

/** Problem of a trade; undefined if valid. */
export const validateTrade = (context: TradeContext): TradeProblem | undefined =>
  firstOf(context.isWrap ? WRAP_RULES : RULES, context);
