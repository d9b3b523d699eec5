import { firstProblem } from '#lib/firstProblem.ts';
import type { Rule } from '#lib/firstProblem.ts';
import type { Address } from '../tokens/types.ts';

export interface JoinContext {
  readonly account: Address | undefined;
  /** True if the account is watched without its wallet. */
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
  /** True if a service that counts invitations is configured. */
  readonly hasService: boolean;
  /** The inviting account; `unknown` if there is no such invitation. Undefined until reported. */
  readonly inviter: Address | 'unknown' | undefined;
  /** True if the account has joined before; undefined until reported. */
  readonly hasJoined: boolean | undefined;
  /** True if the service failed to report one of them. */
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
  | 'alreadyJoined';

/** Rules in order: the button shows the first that applies. */
const rules: readonly Rule<JoinContext, JoinProblem>[] = [
  ({ hasService }) => (hasService ? undefined : 'noService'),
  ({ inviter }) => (inviter === 'unknown' ? 'unknownInvitation' : undefined),
  ({ watching }) => (watching ? 'watching' : undefined),
  ({ wrongNetwork }) => (wrongNetwork ? 'wrongNetwork' : undefined),
  ({ account }) => (account === undefined ? 'connectWallet' : undefined),
  ({ inviter, account }) => (inviter === account && account !== undefined ? 'ownInvitation' : undefined),
  ({ hasJoined }) => (hasJoined === true ? 'alreadyJoined' : undefined),
  ({ inviter, hasJoined, isUnread }) => {
    if (inviter !== undefined && hasJoined !== undefined) return undefined;
    return isUnread ? 'unread' : 'loading';
  },
];

/** Reason that an account cannot join; undefined if it can. */
export const validateJoin = (context: JoinContext): JoinProblem | undefined => firstProblem(rules, context);
