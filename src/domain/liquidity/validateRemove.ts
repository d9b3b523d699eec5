import type { Freshness } from '../freshness/freshness.ts';
import type { Address } from '../tokens/types.ts';
import { isAllowed } from '../trade/validateTrade.ts';
import type { ApprovalState } from '../trade/validateTrade.ts';
import type { Removal } from './quoteRemoval.ts';

/**
 * `invalid`: both sides are the same in a pool, or an address is no token. `missing`: no pool, or an empty one.
 * `stuck`: pool tokens exist but one reserve is empty, so the pair refuses every burn. `elsewhere`: the exchange has a
 * different kind of router, which this app does not call.
 */
export type RemovePoolState = 'invalid' | 'missing' | 'loading' | 'unread' | 'stuck' | 'elsewhere' | 'known';

/** State of the permit: not supported, available, being signed, or signed for exactly this removal. */
export type PermitState = 'impossible' | 'possible' | 'asking' | 'signed';

export interface RemoveContext {
  readonly account: Address | undefined;
  readonly wrongNetwork: boolean;
  /** True if the device has no network, and the chain cannot be read. */
  readonly offline?: boolean;
  /** True if the account is watched without its wallet. */
  readonly watching: boolean;
  readonly poolState: RemovePoolState;
  /** True if the typed value is a percentage. */
  readonly asksPercent: boolean;
  /** Undefined while the field is empty or holds no number. */
  readonly typed: bigint | undefined;
  readonly removal: Removal | undefined;
  /** Raw pool tokens in the wallet; undefined while unknown. */
  readonly held: bigint | undefined;
  readonly approval: ApprovalState;
  readonly permit: PermitState;
  readonly freshness: Freshness;
}

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
    /** The pool's price is too old for a removal. */
    | 'stale'
    | 'permitNeeded'
    | 'permitPending'
    | 'approvalNeeded'
    | 'approvalPending';
}

type Rule = (context: RemoveContext) => RemoveProblem['code'] | undefined;

/** Watched accounts cannot sign. */
const signable: Rule = ({ watching }) => (watching ? 'watching' : undefined);

const connectable: Rule = ({ offline }) => (offline === true ? 'offline' : undefined);

/** A wallet on another network provides no account; a new connection would not help. */
const networkRight: Rule = ({ wrongNetwork }) => (wrongNetwork ? 'wrongNetwork' : undefined);

const connected: Rule = ({ account }) => (account === undefined ? 'connectWallet' : undefined);

const poolThere: Rule = ({ poolState }) => {
  if (poolState === 'invalid') return 'invalidPair';
  return poolState === 'missing' ? 'noPool' : undefined;
};

/** Checked before the amount, because no amount would change it. */
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

/** The pair refuses a burn that pays less than one raw unit of either token. */
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

/** Rules in order: the button shows the first that applies. */
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
 * Reason that liquidity cannot be removed; undefined if it can. Warnings about the tokens never block it: owners can
 * always withdraw, once the price is known.
 */
export const validateRemove = (context: RemoveContext): RemoveProblem | undefined => {
  for (const rule of rules) {
    const code = rule(context);
    if (code) return { code };
  }
  return undefined;
};
