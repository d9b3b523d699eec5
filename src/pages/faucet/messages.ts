import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DripProblem } from '#domain/faucet/validateDrip.ts';
import { connectWords, wrongNetworkWords } from '#features/wallet/index.ts';

export const buttonText = (problem: DripProblem, countdown: string, canPress: boolean): MessageDescriptor => {
  switch (problem) {
    case 'wrongNetwork':
      return wrongNetworkWords(canPress);
    case 'offline':
      return msg`You are offline`;
    case 'watching':
      return msg`Watching only`;
    case 'connectWallet':
      return connectWords();
    case 'paused':
      return msg`The faucet is paused`;
    case 'loading':
      return msg`Loading`;
    case 'pending':
      return msg`Waiting For Confirmation`;
    case 'wait':
      return msg`Again in ${countdown}`;
    case 'empty':
      return msg`The faucet is empty`;
    case 'noCoins':
      return msg`Not enough MATIC for the network fee`;
  }
};

export const adviceText = (problem: DripProblem | undefined): MessageDescriptor | undefined => {
  switch (problem) {
    case 'paused':
      return msg`Nobody receives tokens until it resumes. Try again later.`;
    case 'empty':
      return msg`It holds less than it gives one account. Try again once it is filled.`;
    case 'noCoins':
      return msg`Getting tokens is a transaction: send some MATIC to your account first.`;
    case 'wait':
      return msg`Your account has received its share. The time counts by the chain's clock.`;
    default:
      return undefined;
  }
};
