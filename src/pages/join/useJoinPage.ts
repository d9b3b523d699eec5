import { env } from '#config/env.ts';
import type { ApiProblem } from '#domain/appApi/types.ts';
import { validateJoin, type JoinProblem } from '#domain/referral/validateJoin.ts';
import type { Invitation, InvitationCode } from '#domain/referral/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import type { ApiRead } from '#reads/appApi/useApiRead.ts';
import { useInvitation, useOpenedInvitation, useReferral } from '#reads/appApi/useReferral.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { forgetInvitation } from '#writes/joinWith.ts';
import { useUserAction, type ActionState } from '#writes/useUserAction.ts';

export interface JoinPageView {
  readonly account: Address | undefined;
  readonly invitation: ApiRead<Invitation | 'unknown'>;
  readonly inviter: Address | undefined;
  readonly earlier: InvitationCode | undefined;
  readonly joinedWith: InvitationCode | undefined;
  readonly problem: JoinProblem | undefined;
  readonly unread: { readonly problem: ApiProblem; readonly retry: () => void } | undefined;
  readonly state: ActionState;
  readonly join: () => Promise<void>;
}

export const useJoinPage = (code: InvitationCode): JoinPageView => {
  const { account, status } = useWallet();
  const invitation = useInvitation(code);
  const referral = useReferral(account);
  const { state, send } = useUserAction();
  const answer = valueOf(invitation.answer);
  const inviter = typeof answer === 'object' ? answer.inviter : answer;
  const kept = useOpenedInvitation(code, inviter === 'unknown');
  const own = valueOf(referral.answer);
  const problem = validateJoin({
    account,
    watching: status === 'watching',
    wrongNetwork: status === 'wrongNetwork',
    hasService: env.appApiUrl !== undefined,
    inviter,
    hasJoined: own && (own.joined !== undefined || state.phase === 'accepted'),
    isUnread: invitation.answer.status === 'failed' || referral.answer.status === 'failed',
  });
  const join = async (): Promise<void> => {
    if (account === undefined || problem !== undefined) return;
    const sent = await send({ clientAddress: account, actionType: 'join', action: { code } });
    if (sent.phase === 'accepted') forgetInvitation(code);
    referral.retry();
  };
  return {
    account,
    invitation,
    inviter: inviter === 'unknown' ? undefined : inviter,
    earlier: kept === code || inviter === 'unknown' ? undefined : kept,
    joinedWith: own?.joined?.code ?? (state.phase === 'accepted' ? code : undefined),
    problem,
    unread:
      referral.answer.status === 'failed' && own === undefined
        ? { problem: referral.answer.error as ApiProblem, retry: referral.retry }
        : undefined,
    state,
    join,
  };
};
