import type { InvitationCode } from '#domain/referral/types.ts';
import { invitation } from '#stores/invitation.ts';

/** Keeps another invitation instead of the one that the person saw and gives up. */
export const takeInstead = (code: InvitationCode, givenUp: InvitationCode): void => invitation.keep(code, givenUp);

/** The invitation has served: an account joined with it. */
export const forgetInvitation = (code: InvitationCode): void => invitation.forget(code);
