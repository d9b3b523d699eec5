import type { DownloadCause } from '../lists/types.ts';

/** `invalid`: the answer contradicts itself or its shape. */
export type ApiProblem = DownloadCause | { readonly code: 'invalid' };

export type RefusalReason =
  | 'ownInvitation'
  | 'alreadyJoined'
  | 'unknownInvitation'
  | 'tooManyInvitations'
  | 'alreadyApplied'
  | 'notSigned'
  | 'staleNonce'
  | 'other';

export type ActionProblem = ApiProblem | { readonly code: 'refused'; readonly reason: RefusalReason };
