import { firstProblem, type Rule } from '#lib/firstProblem.ts';
import type { Address } from '../tokens/types.ts';

export interface JoinContext {
  readonly account: Address | undefined;
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
  readonly hasService: boolean;
  /** `unknown`: there is no such invitation. Undefined until reported. */
  readonly inviter: Address | 'unknown' | undefined;
  readonly hasJoined: boolean | undefined;
  /** False for an account without its own key, if the service verifies signatures. */
  readonly canSign: boolean;
  readonly isUnread: boolean;
}

export type JoinProblem =
  | 'noService'
  | 'unknownInvitation'
  | 'watching'
  | 'wrongNetwork'
  | 'connectWallet'
  | 'unread'
  | 'loading'
  | 'ownInvitation'
  | 'alreadyJoined'
  | 'cannotSign';

const rules: readonly Rule<JoinContext, JoinProblem>[] = [
  ({ hasService }) => (hasService ? undefined : 'noService'),
  ({ inviter }) => (inviter === 'unknown' ? 'unknownInvitation' : undefined),
  ({ watching }) => (watching ? 'watching' : undefined),
  ({ wrongNetwork }) => (wrongNetwork ? 'wrongNetwork' : undefined),
  ({ account }) => (account === undefined ? 'connectWallet' : undefined),
  ({ inviter, account }) => (inviter === account && account !== undefined ? 'ownInvitation' : undefined),
  ({ hasJoined }) => (hasJoined === true ? 'alreadyJoined' : undefined),
  ({ canSign }) => (canSign ? undefined : 'cannotSign'),
  ({ inviter, hasJoined, isUnread }) => {
    if (inviter !== undefined && hasJoined !== undefined) return undefined;
    return isUnread ? 'unread' : 'loading';
  },
];

/** Undefined if the account can join. An unknown inviter or membership gives `loading`, or `unread` after a failure. */
export const validateJoin = (context: JoinContext): JoinProblem | undefined => firstProblem(rules, context);
