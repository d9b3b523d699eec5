import type { DownloadCause } from '../lists/types.ts';

/** Why the application's own service gave no answer that can be used. `invalid`: it contradicts itself or its shape. */
export type ApiProblem = DownloadCause | { readonly code: 'invalid' };

/** Why the service did not take what was sent. `other`: it gave no reason that is known here. */
export type RefusalReason =
  | 'ownInvitation'
  | 'alreadyJoined'
  | 'unknownInvitation'
  | 'tooManyInvitations'
  | 'alreadyApplied'
  | 'other';

export type ActionProblem = ApiProblem | { readonly code: 'refused'; readonly reason: RefusalReason };
