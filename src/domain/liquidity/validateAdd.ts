import type { Result } from '#lib/result.ts';
import type { Freshness } from '../freshness/freshness.ts';
import type { Address, Currency } from '../tokens/types.ts';
import { isAllowed, type ApprovalState } from '../trade/validateTrade.ts';
import { hasLiquidity, type PoolProblem } from './poolMath.ts';
import type { PoolState } from './types.ts';

export interface AddSide {
  readonly currency: Currency | undefined;
  readonly amount: bigint | undefined;
  readonly balance: bigint | undefined;
  readonly approval: ApprovalState;
  readonly transferFeeBps: number | undefined;
  readonly minToOpen: bigint | undefined;
}

/**
 * `invalid`: the sides are equal, or one is not a token. `opens`: the pool is empty. `stuck`: one reserve is empty, or
 * both are although pool tokens exist.
 */
export type AddPoolState = 'notChosen' | 'invalid' | 'loading' | 'unread' | 'opens' | 'stuck' | 'priced';

/** State of a loaded pool: `opens` only without reserves and pool tokens. */
export const addStateOf = (pool: Pick<PoolState, 'reserve0' | 'reserve1' | 'totalSupply'>): AddPoolState => {
  if (pool.reserve0 > 0n && pool.reserve1 > 0n) return 'priced';
  return hasLiquidity(pool) || pool.totalSupply > 0n ? 'stuck' : 'opens';
};

export interface AddContext {
  readonly account: Address | undefined;
  readonly wrongNetwork: boolean;
  readonly offline?: boolean;
  readonly watching: boolean;
  readonly unsupported: boolean;
  readonly poolState: AddPoolState;
  readonly a: AddSide;
  readonly b: AddSide;
  readonly quote: Result<unknown, PoolProblem> | undefined;
  readonly freshness: Freshness;
}

export type AddProblem =
  | { readonly code: 'unsupportedAsset' | 'watching' | 'offline' | 'connectWallet' | 'wrongNetwork' }
  | { readonly code: 'invalidPair' | 'selectToken' }
  | { readonly code: 'loading' | 'poolFailed' | 'enterAmount' }
  | { readonly code: 'insufficientBalance'; readonly currency: Currency }
  /** The transfer fee is unknown; pool tokens depend on the amounts that arrive. */
  | { readonly code: 'checking'; readonly currency: Currency }
  | { readonly code: 'belowFirstMint'; readonly currency: Currency; readonly min: bigint }
  | { readonly code: 'pool'; readonly problem: PoolProblem }
  | { readonly code: 'stale' }
  | { readonly code: 'approvalMissing' };

type Rule = (context: AddContext) => AddProblem | undefined;

/** Comes first, because neither a wallet nor another network would change it. */
const supported: Rule = ({ unsupported }) => (unsupported ? { code: 'unsupportedAsset' } : undefined);

const signable: Rule = ({ watching }) => (watching ? { code: 'watching' } : undefined);

const connectable: Rule = ({ offline }) => (offline === true ? { code: 'offline' } : undefined);

const networkRight: Rule = ({ wrongNetwork }) => (wrongNetwork ? { code: 'wrongNetwork' } : undefined);

const connected: Rule = ({ account }) => (account === undefined ? { code: 'connectWallet' } : undefined);

const pairValid: Rule = ({ poolState }) => {
  if (poolState === 'invalid') return { code: 'invalidPair' };
  return poolState === 'notChosen' ? { code: 'selectToken' } : undefined;
};

const poolTakesAny: Rule = ({ poolState }) =>
  poolState === 'stuck' ? { code: 'pool', problem: { code: 'oneSided' } } : undefined;

const amountsTyped: Rule = ({ poolState, a, b }) => {
  const typed = [a.amount, b.amount].filter((amount) => amount !== undefined && amount > 0n);
  if (typed.length === 2) return undefined;
  if (typed.length === 1 && poolState === 'loading') return { code: 'loading' };
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

/** Undefined if valid; the first problem in the order of display. */
export const validateAdd = (context: AddContext): AddProblem | undefined => {
  for (const rule of rules) {
    const problem = rule(context);
    if (problem) return problem;
  }
  return undefined;
};
