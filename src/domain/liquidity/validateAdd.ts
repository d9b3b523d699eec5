import type { Result } from '#lib/result.ts';
import type { Freshness } from '../freshness/freshness.ts';
import type { Address, Currency } from '../tokens/types.ts';
import { isAllowed } from '../trade/validateTrade.ts';
import type { ApprovalState } from '../trade/validateTrade.ts';
import { hasLiquidity } from './poolMath.ts';
import type { PoolProblem } from './poolMath.ts';
import type { PoolState } from './types.ts';

/** One side of the form that adds liquidity. Amounts in raw units. */
export interface AddSide {
  readonly currency: Currency | undefined;
  /** What is typed or follows from the pool's price; undefined while it is empty or no number. */
  readonly amount: bigint | undefined;
  /** Undefined while unknown. */
  readonly balance: bigint | undefined;
  readonly approval: ApprovalState;
  /** What the token keeps of a transfer, in 1/10000; undefined while it is being checked. */
  readonly transferFeeBps: number | undefined;
  /** The least of it that opens a pool; undefined: no rule. */
  readonly minToOpen: bigint | undefined;
}

/**
 * `invalid`: both sides are the same in a pool, or an address is no token. `opens`: nothing stands in it yet. `stuck`:
 * one of its tokens is missing, or both though there are pool tokens, so router or pair refuse whatever is added.
 */
export type AddPoolState = 'notChosen' | 'invalid' | 'loading' | 'unread' | 'opens' | 'stuck' | 'priced';

/** What the reserves of a pool that was read mean for whoever adds to it. */
export const addStateOf = (pool: Pick<PoolState, 'reserve0' | 'reserve1' | 'totalSupply'>): AddPoolState => {
  if (pool.reserve0 > 0n && pool.reserve1 > 0n) return 'priced';
  return hasLiquidity(pool) || pool.totalSupply > 0n ? 'stuck' : 'opens';
};

/** Everything the button of the form depends on. */
export interface AddContext {
  readonly account: Address | undefined;
  readonly wrongNetwork: boolean;
  /** The device has no network, and the chain cannot be read. */
  readonly offline?: boolean;
  /** The account is only looked at: its wallet is not here. */
  readonly watching: boolean;
  /** A list says of one of the tokens that it cannot be traded. */
  readonly unsupported: boolean;
  readonly poolState: AddPoolState;
  readonly a: AddSide;
  readonly b: AddSide;
  /** The addition at the pool's present state; undefined while an amount or a transfer fee is unknown. */
  readonly quote: Result<unknown, PoolProblem> | undefined;
  /** How far the pool can be trusted to be as it is now. */
  readonly freshness: Freshness;
}

/** Why liquidity cannot be supplied now; the words belong to the page. */
export type AddProblem =
  | { readonly code: 'unsupportedAsset' | 'watching' | 'offline' | 'connectWallet' | 'wrongNetwork' }
  | { readonly code: 'invalidPair' | 'selectToken' }
  | { readonly code: 'loading' | 'poolFailed' | 'enterAmount' }
  | { readonly code: 'insufficientBalance'; readonly currency: Currency }
  /** What it keeps of a transfer is not known yet, and pool tokens are counted from what arrives. */
  | { readonly code: 'checking'; readonly currency: Currency }
  /** Raw units of the currency. */
  | { readonly code: 'belowFirstMint'; readonly currency: Currency; readonly min: bigint }
  | { readonly code: 'pool'; readonly problem: PoolProblem }
  /** The pool's price is too old to add at. */
  | { readonly code: 'stale' }
  /** One of the tokens or both are still to be approved, or being approved. */
  | { readonly code: 'approvalMissing' };

type Rule = (context: AddContext) => AddProblem | undefined;

/** Neither a wallet nor another network would change it. */
const supported: Rule = ({ unsupported }) => (unsupported ? { code: 'unsupportedAsset' } : undefined);

/** Nothing can be signed for an account that is only looked at. */
const signable: Rule = ({ watching }) => (watching ? { code: 'watching' } : undefined);

const connectable: Rule = ({ offline }) => (offline === true ? { code: 'offline' } : undefined);

/** A wallet on another network gives no account; connecting it again would not help. */
const networkRight: Rule = ({ wrongNetwork }) => (wrongNetwork ? { code: 'wrongNetwork' } : undefined);

const connected: Rule = ({ account }) => (account === undefined ? { code: 'connectWallet' } : undefined);

const pairValid: Rule = ({ poolState }) => {
  if (poolState === 'invalid') return { code: 'invalidPair' };
  return poolState === 'notChosen' ? { code: 'selectToken' } : undefined;
};

/** No amounts would change it. */
const poolTakesAny: Rule = ({ poolState }) =>
  poolState === 'stuck' ? { code: 'pool', problem: { code: 'oneSided' } } : undefined;

const amountsTyped: Rule = ({ poolState, a, b }) => {
  const typed = [a.amount, b.amount].filter((amount) => amount !== undefined && amount > 0n);
  if (typed.length === 2) return undefined;
  // Of a pool whose price is not known yet the other amount is still to come.
  if (typed.length === 1 && poolState === 'loading') return { code: 'loading' };
  // Nothing goes with so little of the other token: what is wrong is the amount that was typed.
  const isTooLittle = typed.length === 1 && poolState === 'priced' && a.amount !== undefined && b.amount !== undefined;
  return isTooLittle ? { code: 'pool', problem: { code: 'zeroAmount' } } : { code: 'enterAmount' };
};

const balanceSuffices =
  (side: 'a' | 'b'): Rule =>
  (context) => {
    const { currency, amount = 0n, balance } = context[side];
    return currency && balance !== undefined && balance < amount
      ? { code: 'insufficientBalance', currency }
      : undefined;
  };

const poolRead: Rule = ({ poolState }) => {
  if (poolState === 'loading') return { code: 'loading' };
  return poolState === 'unread' ? { code: 'poolFailed' } : undefined;
};

const opensWithEnough =
  (side: 'a' | 'b'): Rule =>
  (context) => {
    const { currency, amount = 0n, minToOpen: min } = context[side];
    return context.poolState === 'opens' && currency && min !== undefined && amount < min
      ? { code: 'belowFirstMint', currency, min }
      : undefined;
  };

const poolTakesIt: Rule = ({ quote }) => (quote && !quote.ok ? { code: 'pool', problem: quote.error } : undefined);

const ofNow: Rule = ({ freshness }) => (freshness === 'stale' ? { code: 'stale' } : undefined);

const checked =
  (side: 'a' | 'b'): Rule =>
  (context) => {
    const { currency, transferFeeBps } = context[side];
    return currency && transferFeeBps === undefined ? { code: 'checking', currency } : undefined;
  };

const allowancesRead: Rule = ({ a, b }) =>
  a.approval === 'unknown' || b.approval === 'unknown' ? { code: 'loading' } : undefined;

const approved: Rule = ({ a, b }) =>
  isAllowed(a.approval) && isAllowed(b.approval) ? undefined : { code: 'approvalMissing' };

/** The button's rules in their order: the first that applies is what it says (spec section 5). */
const rules: readonly Rule[] = [
  signable,
  connectable,
  supported,
  networkRight,
  connected,
  pairValid,
  poolTakesAny,
  amountsTyped,
  balanceSuffices('a'),
  balanceSuffices('b'),
  poolRead,
  opensWithEnough('a'),
  opensWithEnough('b'),
  poolTakesIt,
  ofNow,
  checked('a'),
  checked('b'),
  allowancesRead,
  approved,
];

/** What keeps liquidity from being supplied; undefined: it can be. */
export const validateAdd = (context: AddContext): AddProblem | undefined => {
  for (const rule of rules) {
    const problem = rule(context);
    if (problem) return problem;
  }
  return undefined;
};
