import type { InvitationCode } from '#domain/referral/types.ts';
import { invitation } from '#stores/invitation.ts';

export const replaceInvitation = (code: InvitationCode, givenUp: InvitationCode): void =>
  invitation.keep(code, givenUp);

export const forgetInvitation = (code: InvitationCode): void => invitation.forget(code);
