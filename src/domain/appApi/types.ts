import type { DownloadCause } from '../lists/types.ts';

/**
 * Failure of the application's own service to give a usable answer. `invalid`: the answer contradicts itself or its
 * shape.
 */
export type ApiProblem = DownloadCause | { readonly code: 'invalid' };

/** Reason that the service refused a request. `other`: a reason not known here, or none. */
export type RefusalReason =
  | 'ownInvitation'
  | 'alreadyJoined'
  | 'unknownInvitation'
  | 'tooManyInvitations'
  | 'alreadyApplied'
  | 'other';

export type ActionProblem = ApiProblem | { readonly code: 'refused'; readonly reason: RefusalReason };
