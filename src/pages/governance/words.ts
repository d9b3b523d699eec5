import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProposalState } from '#domain/governance/proposal.ts';
import type { Move, MoveProblem, SigningProblem, VoteProblem } from '#domain/governance/validateMove.ts';
import { connectWords, wrongNetworkWords } from '#features/wallet/index.ts';

/** Source: spec 001 section 4. */
export const stateWords: Readonly<Record<ProposalState, MessageDescriptor>> = {
  pending: msg({ message: 'Pending', context: 'of a proposal' }),
  active: msg({ message: 'Active', context: 'of a proposal' }),
  defeated: msg`Defeated`,
  succeeded: msg`Succeeded`,
  queued: msg`Queued`,
  executed: msg`Executed`,
  expired: msg`Expired`,
  canceled: msg`Canceled`,
  undetermined: msg`Undetermined`,
};

const signingWords = (problem: SigningProblem, canPress: boolean): MessageDescriptor => {
  switch (problem) {
    case 'offline':
      return msg`You are offline`;
    case 'watching':
      return msg`Watching only`;
    case 'wrongNetwork':
      return wrongNetworkWords(canPress);
    case 'connectWallet':
      return connectWords();
  }
};

const isSigningProblem = (problem: string): problem is SigningProblem =>
  problem === 'watching' || problem === 'offline' || problem === 'wrongNetwork' || problem === 'connectWallet';

/** @param rest texts of all problems except the wallet's */
export const problemText = <P extends string>(
  problem: P | SigningProblem,
  canPress: boolean,
  rest: (problem: Exclude<P, SigningProblem>) => MessageDescriptor,
): MessageDescriptor =>
  isSigningProblem(problem) ? signingWords(problem, canPress) : rest(problem as Exclude<P, SigningProblem>);

export const voteProblemWords = (problem: Exclude<VoteProblem, SigningProblem>): MessageDescriptor => {
  switch (problem) {
    case 'loading':
      return msg`Loading`;
    case 'notStarted':
      return msg`Voting starts with the next block`;
    case 'votingClosed':
      return msg`Voting is closed`;
    case 'alreadyVoted':
      return msg`You have already voted`;
    case 'noVotes':
      return msg`You had no votes at the snapshot`;
  }
};

export const moveWords: Readonly<Record<Move, MessageDescriptor>> = {
  queue: msg`Queue`,
  execute: msg`Execute`,
  cancel: msg`Cancel the proposal`,
};

export const moveProblemWords = (problem: Exclude<MoveProblem, SigningProblem>): MessageDescriptor => {
  switch (problem) {
    case 'loading':
      return msg`Loading`;
    case 'tooEarly':
      return msg`The timelock's delay isn't over`;
    case 'insufficientCoins':
      return msg`Insufficient MATIC balance`;
  }
};
