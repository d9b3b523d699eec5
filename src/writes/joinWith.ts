import type { InvitationCode } from '#domain/referral/types.ts';
import { invitation } from '#stores/invitation.ts';

/** Keeps another invitation in place of the one that the user saw and rejects. */
export const replaceInvitation = (code: InvitationCode, givenUp: InvitationCode): void =>
  invitation.keep(code, givenUp);

/** Forgets an invitation that an account has used to join. */
export const forgetInvitation = (code: InvitationCode): void => invitation.forget(code);
