import type { Freshness } from '../freshness/freshness.ts';
import type { Address } from '../tokens/types.ts';
import { isAllowed, type ApprovalState } from '../trade/validateTrade.ts';
import type { Removal } from './quoteRemoval.ts';

/**
 * `missing`: no pool, or an empty one. `stuck`: one reserve is empty, so burns fail. `elsewhere`: the exchange has
 * another kind of router.
 */
export type RemovePoolState = 'invalid' | 'missing' | 'loading' | 'unread' | 'stuck' | 'elsewhere' | 'known';

/**
 * `needed`: a transaction must unstake first. `batched`: the same transaction unstakes. `paused`, `vaultShort`:
 * unstaking reverts.
 */
export type UnstakeState = 'none' | 'unknown' | 'paused' | 'vaultShort' | 'needed' | 'batched';

export type PermitState = 'impossible' | 'possible' | 'asking' | 'signed';

export interface RemoveContext {
  readonly account: Address | undefined;
  readonly wrongNetwork: boolean;
  readonly offline?: boolean;
  readonly watching: boolean;
  readonly poolState: RemovePoolState;
  readonly asksPercent: boolean;
  readonly typed: bigint | undefined;
  readonly removal: Removal | undefined;
  readonly held: bigint | undefined;
  readonly unstake: UnstakeState;
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
    | 'stale'
    | 'rewardsPaused'
    | 'vaultShort'
    | 'unstakeNeeded'
    | 'permitNeeded'
    | 'permitPending'
    | 'approvalNeeded'
    | 'approvalPending';
}

type Rule = (context: RemoveContext) => RemoveProblem['code'] | undefined;

const signable: Rule = ({ watching }) => (watching ? 'watching' : undefined);

const connectable: Rule = ({ offline }) => (offline === true ? 'offline' : undefined);

const networkRight: Rule = ({ wrongNetwork }) => (wrongNetwork ? 'wrongNetwork' : undefined);

const connected: Rule = ({ account }) => (account === undefined ? 'connectWallet' : undefined);

const poolThere: Rule = ({ poolState }) => {
  if (poolState === 'invalid') return 'invalidPair';
  return poolState === 'missing' ? 'noPool' : undefined;
};

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

/** The pair refuses to pay less than one raw unit of either token. */
const paysBoth: Rule = ({ removal }) =>
  removal && (removal.amountA === 0n || removal.amountB === 0n) ? 'tooLittle' : undefined;

const ofNow: Rule = ({ freshness }) => (freshness === 'stale' ? 'stale' : undefined);

const unstakeProblems: Readonly<Record<UnstakeState, RemoveProblem['code'] | undefined>> = {
  none: undefined,
  batched: undefined,
  unknown: 'loading',
  paused: 'rewardsPaused',
  vaultShort: 'vaultShort',
  needed: 'unstakeNeeded',
};

const unstaked: Rule = ({ unstake }) => unstakeProblems[unstake];

const permitted: Rule = ({ approval, permit }) => {
  if (isAllowed(approval) || permit === 'signed') return undefined;
  if (approval === 'pending') return 'approvalPending';
  if (permit === 'asking') return 'permitPending';
  if (permit === 'possible') return 'permitNeeded';
  return approval === 'unknown' ? 'loading' : 'approvalNeeded';
};

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
  unstaked,
  permitted,
];

/**
 * Problem of a removal; undefined if valid. Unlisted and unsupported tokens are no problem, so that owners can always
 * withdraw.
 */
export const validateRemove = (context: RemoveContext): RemoveProblem | undefined => {
  for (const rule of rules) {
    const code = rule(context);
    if (code) return { code };
  }
  return undefined;
};
