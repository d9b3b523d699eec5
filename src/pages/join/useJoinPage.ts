import { env } from '#config/env.ts';
import type { ApiProblem } from '#domain/appApi/types.ts';
import { validateJoin, type JoinProblem } from '#domain/referral/validateJoin.ts';
import type { InvitationCode, OfferedInvitation } from '#domain/referral/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import type { ApiRead } from '#reads/appApi/useApiRead.ts';
import { useInvitation, useOpenedInvitation, useReferral } from '#reads/appApi/useReferral.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useJoin, type Joining } from '#writes/signing/useJoin.ts';

export interface JoinPageView {
  readonly account: Address | undefined;
  readonly invitation: ApiRead<OfferedInvitation | 'unknown'>;
  readonly inviter: Address | undefined;
  readonly isSigned: boolean | undefined;
  readonly earlier: InvitationCode | undefined;
  readonly joinedWith: InvitationCode | undefined;
  readonly problem: JoinProblem | undefined;
  readonly unread: { readonly problem: ApiProblem; readonly retry: () => void } | undefined;
  readonly joining: Joining;
  readonly join: () => Promise<void>;
}

const readOffer = (answer: OfferedInvitation | 'unknown' | undefined) =>
  typeof answer === 'object'
    ? { inviter: answer.inviter, nonce: answer.joinNonce, isSigned: answer.joinNonce !== undefined }
    : { inviter: answer, nonce: undefined, isSigned: undefined };

export const useJoinPage = (code: InvitationCode): JoinPageView => {
  const { account, status, multisig } = useWallet();
  const invitation = useInvitation(code);
  const referral = useReferral(account);
  const joining = useJoin();
  const { state } = joining;
  const { inviter, nonce, isSigned } = readOffer(valueOf(invitation.answer));
  const kept = useOpenedInvitation(code, inviter === 'unknown');
  const own = valueOf(referral.answer);
  const problem = validateJoin({
    account,
    watching: status === 'watching',
    wrongNetwork: status === 'wrongNetwork',
    hasService: env.appApiUrl !== undefined,
    inviter,
    hasJoined: own && (own.joined !== undefined || state.phase === 'accepted'),
    canSign: isSigned !== true || multisig === undefined,
    isUnread: invitation.answer.status === 'failed' || referral.answer.status === 'failed',
  });
  const join = async (): Promise<void> => {
    if (account === undefined || problem !== undefined) return;
    const isSent = await joining.join({ account, code, nonce });
    if (!isSent) return;
    referral.retry();
    invitation.retry();
  };
  return {
    account,
    invitation,
    inviter: inviter === 'unknown' ? undefined : inviter,
    isSigned,
    earlier: kept === code || inviter === 'unknown' ? undefined : kept,
    joinedWith: own?.joined?.code ?? (state.phase === 'accepted' ? code : undefined),
    problem,
    unread:
      referral.answer.status === 'failed' && own === undefined
        ? { problem: referral.answer.error, retry: referral.retry }
        : undefined,
    joining,
    join,
  };
};
