import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActionProblem, RefusalReason } from '#domain/appApi/types.ts';

const refusalWords: Readonly<Record<RefusalReason, MessageDescriptor>> = {
  ownInvitation: msg`This invitation is your own. Share it with friends instead.`,
  alreadyJoined: msg`This account has joined with another invitation before. Only the first one counts.`,
  unknownInvitation: msg`The service doesn't know this invitation. Ask for a new link.`,
  tooManyInvitations: msg`You have as many invitations as the service allows. Use one of them.`,
  alreadyApplied: msg`There is an application for this already. Wait for the answer to it.`,
  notSigned: msg`The service found no valid signature of this account. Sign again with the account that joins.`,
  staleNonce: msg`The service no longer accepts this signature: it is too old or was used before. Press again to sign a new message.`,
  other: msg`The service declined this without a reason it shares. Try again later.`,
};

export const apiProblemWords = (problem: ActionProblem): MessageDescriptor => {
  switch (problem.code) {
    case 'unreachable':
      return msg`Couldn't reach the service. Check your connection, or try again later.`;
    case 'timeout': {
      const { seconds } = problem;
      return msg`The service didn't respond within ${seconds} seconds. Try again later.`;
    }
    case 'status': {
      const { status } = problem;
      return msg`The service returned HTTP error ${status}. Try again later.`;
    }
    case 'tooLarge':
      return msg`The service's response is too large to be right, so it was ignored.`;
    case 'notJson':
    case 'invalid':
      return msg`The service's response makes no sense, so it was ignored.`;
    case 'refused':
      return refusalWords[problem.reason];
  }
};
