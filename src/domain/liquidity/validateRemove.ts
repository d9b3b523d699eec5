import type { Freshness } from '../freshness/freshness.ts';
import type { Address } from '../tokens/types.ts';
import { isAllowed } from '../trade/validateTrade.ts';
import type { ApprovalState } from '../trade/validateTrade.ts';
import type { Removal } from './quoteRemoval.ts';

/**
 * `invalid`: both sides are the same in a pool, or an address is no token. `missing`: no pool, or nothing in it. `stuck`:
 * there are pool tokens but none of one token, so the pair refuses to burn any. `elsewhere`: the exchange has a router
 * of its own kind, which is not called from here.
 */
export type RemovePoolState = 'invalid' | 'missing' | 'loading' | 'unread' | 'stuck' | 'elsewhere' | 'known';

/** Whether pool tokens can be let go by a signature: not here, not yet, being signed, or signed for just this. */
export type PermitState = 'impossible' | 'possible' | 'asking' | 'signed';

/** Everything the button of the form depends on. */
export interface RemoveContext {
  readonly account: Address | undefined;
  readonly wrongNetwork: boolean;
  /** The device has no network, and the chain cannot be read. */
  readonly offline?: boolean;
  /** The account is only looked at: its wallet is not here. */
  readonly watching: boolean;
  readonly poolState: RemovePoolState;
  /** What is typed is a percentage. */
  readonly asksPercent: boolean;
  /** Undefined while nothing is typed, or it is no number. */
  readonly typed: bigint | undefined;
  readonly removal: Removal | undefined;
  /** Raw pool tokens in the wallet; undefined while unknown. */
  readonly held: bigint | undefined;
  readonly approval: ApprovalState;
  readonly permit: PermitState;
  /** How far the pool can be trusted to be as it is now. */
  readonly freshness: Freshness;
}

/** Why liquidity cannot be removed now; the words belong to the page. */
export interface RemoveProblem {
  readonly code:
    | 'watching'
    | 'offline'
    | 'connectWallet'
    | 'wrongNetwork'
    | 'invalidPair'
    | 'noPool'
    | 'poolFailed'
    | 'poolStuck'
    | 'notHere'
    | 'loading'
    | 'enterPercent'
    | 'enterAmount'
    | 'insufficientBalance'
    | 'tooLittle'
    /** The pool's price is too old to remove at. */
    | 'stale'
    | 'permitNeeded'
    | 'permitPending'
    | 'approvalNeeded'
    | 'approvalPending';
}

type Rule = (context: RemoveContext) => RemoveProblem['code'] | undefined;

/** Nothing can be signed for an account that is only looked at. */
const signable: Rule = ({ watching }) => (watching ? 'watching' : undefined);

const connectable: Rule = ({ offline }) => (offline === true ? 'offline' : undefined);

/** A wallet on another network gives no account; connecting it again would not help. */
const networkRight: Rule = ({ wrongNetwork }) => (wrongNetwork ? 'wrongNetwork' : undefined);

const connected: Rule = ({ account }) => (account === undefined ? 'connectWallet' : undefined);

const poolThere: Rule = ({ poolState }) => {
  if (poolState === 'invalid') return 'invalidPair';
  return poolState === 'missing' ? 'noPool' : undefined;
};

/** No amount would change it. */
const poolPays: Rule = ({ poolState }) => {
  if (poolState === 'elsewhere') return 'notHere';
  return poolState === 'stuck' ? 'poolStuck' : undefined;
};

const somethingTyped: Rule = ({ typed, asksPercent }) => {
  if (typed === undefined) return asksPercent ? 'enterPercent' : 'enterAmount';
  return typed === 0n ? 'enterAmount' : undefined;
};

const poolRead: Rule = ({ poolState, held, removal }) => {
  if (poolState === 'unread') return 'poolFailed';
  return poolState === 'loading' || held === undefined || !removal ? 'loading' : undefined;
};

const balanceSuffices: Rule = ({ held = 0n, removal }) =>
  held === 0n || (removal && removal.poolTokens > held) ? 'insufficientBalance' : undefined;

/** The pair refuses to burn what would not pay a unit of each. */
const paysBoth: Rule = ({ removal }) =>
  removal && (removal.amountA === 0n || removal.amountB === 0n) ? 'tooLittle' : undefined;

const ofNow: Rule = ({ freshness }) => (freshness === 'stale' ? 'stale' : undefined);

const permitted: Rule = ({ approval, permit }) => {
  if (isAllowed(approval) || permit === 'signed') return undefined;
  if (approval === 'pending') return 'approvalPending';
  if (permit === 'asking') return 'permitPending';
  if (permit === 'possible') return 'permitNeeded';
  return approval === 'unknown' ? 'loading' : 'approvalNeeded';
};

/** The button's rules in their order: the first that applies is what it says. */
const rules: readonly Rule[] = [
  signable,
  connectable,
  networkRight,
  connected,
  poolThere,
  poolPays,
  somethingTyped,
  poolRead,
  balanceSuffices,
  paysBoth,
  ofNow,
  permitted,
];

/**
 * What keeps liquidity from being removed; undefined: it can be. Nothing that is said of the tokens does: whoever has
 * put something in can always take it out, once its price is known.
 */
export const validateRemove = (context: RemoveContext): RemoveProblem | undefined => {
  for (const rule of rules) {
    const code = rule(context);
    if (code) return { code };
  }
  return undefined;
};
