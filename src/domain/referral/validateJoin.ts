import { firstProblem } from '#lib/firstProblem.ts';
import type { Rule } from '#lib/firstProblem.ts';
import type { Address } from '../tokens/types.ts';

/** Everything that decides whether an account can join with an invitation. */
export interface JoinContext {
  readonly account: Address | undefined;
  /** The account is looked at without its wallet. */
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
  /** There is a service that counts invitations. */
  readonly hasService: boolean;
  /** Who invited; `unknown`: there is no such invitation. Undefined while it is not told. */
  readonly inviter: Address | 'unknown' | undefined;
  /** Whether the account has joined before; undefined while it is not told. */
  readonly hasJoined: boolean | undefined;
  /** The service did not tell one of them. */
  readonly isUnread: boolean;
}

/** Why not; the words belong to the page. */
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

/** In their order: the first that applies is what the button says. */
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

/** What keeps an account from joining; undefined: nothing does. */
export const validateJoin = (context: JoinContext): JoinProblem | undefined => firstProblem(rules, context);
