import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { GovernanceInfo } from '#domain/transactions/governanceInfo.ts';

export const governanceWords = (info: GovernanceInfo): MessageDescriptor => {
  switch (info.kind) {
    case 'propose': {
      const { title } = info;
      return msg`Submit the proposal "${title}"`;
    }
    case 'vote': {
      const { proposal, support } = info;
      return support ? msg`Vote for proposal ${proposal}` : msg`Vote against proposal ${proposal}`;
    }
    case 'signedVote': {
      const { proposal, support } = info;
      const voter = shortenAddress(info.voter);
      return support
        ? msg`Submit the vote of ${voter} for proposal ${proposal}`
        : msg`Submit the vote of ${voter} against proposal ${proposal}`;
    }
    case 'delegateVotes': {
      const symbol = shortenSymbol(info.token.symbol);
      const delegatee = shortenAddress(info.delegatee);
      return msg`Delegate your ${symbol} votes to ${delegatee}`;
    }
    case 'queueProposal': {
      const { proposal } = info;
      return msg`Queue proposal ${proposal}`;
    }
    case 'executeProposal': {
      const { proposal } = info;
      return msg`Execute proposal ${proposal}`;
    }
    case 'cancelProposal': {
      const { proposal } = info;
      return msg`Cancel proposal ${proposal}`;
    }
  }
};

export const governedWords = (info: GovernanceInfo): MessageDescriptor => {
  switch (info.kind) {
    case 'propose': {
      const { title, proposal } = info;
      return proposal === undefined
        ? msg`Proposal "${title}" submitted`
        : msg`Proposal ${proposal} "${title}" submitted`;
    }
    case 'vote': {
      const { proposal, support } = info;
      return support ? msg`Voted for proposal ${proposal}` : msg`Voted against proposal ${proposal}`;
    }
    case 'signedVote': {
      const { proposal, support } = info;
      const voter = shortenAddress(info.voter);
      return support
        ? msg`Vote of ${voter} for proposal ${proposal} submitted`
        : msg`Vote of ${voter} against proposal ${proposal} submitted`;
    }
    case 'delegateVotes': {
      const delegatee = shortenAddress(info.delegatee);
      return msg`Votes delegated to ${delegatee}`;
    }
    case 'queueProposal': {
      const { proposal } = info;
      return msg`Proposal ${proposal} queued`;
    }
    case 'executeProposal': {
      const { proposal } = info;
      return msg`Proposal ${proposal} executed`;
    }
    case 'cancelProposal': {
      const { proposal } = info;
      return msg`Proposal ${proposal} canceled`;
    }
  }
};
