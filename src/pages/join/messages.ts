import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JoinProblem } from '#domain/referral/validateJoin.ts';
import { connectWords, wrongNetworkWords } from '#features/wallet/index.ts';

export const buttonText = (problem: JoinProblem, canPress: boolean): MessageDescriptor => {
  switch (problem) {
    case 'wrongNetwork':
      return wrongNetworkWords(canPress);
    case 'noService':
      return msg`Nothing to join here`;
    case 'unknownInvitation':
      return msg`Nobody made this invitation`;
    case 'watching':
      return msg`Watching only`;
    case 'connectWallet':
      return connectWords();
    case 'unread':
      return msg`Couldn't load the invitation`;
    case 'loading':
      return msg`Loading`;
    case 'ownInvitation':
      return msg`This is your own invitation`;
    case 'alreadyJoined':
      return msg`You have joined`;
    case 'cannotSign':
      return msg`This account can't sign`;
  }
};
