import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BurnProblem } from '#domain/burn/validateBurn.ts';
import { wrongNetworkWords } from '#features/wallet/index.ts';

/** The words of the button while something keeps tokens from being burned; `canPress`: its press does something about that. */
export const buttonText = (problem: BurnProblem, symbol: string, canPress = true): MessageDescriptor => {
  switch (problem) {
    case 'wrongNetwork':
      return wrongNetworkWords(canPress);
    case 'watching':
      return msg`Watching only`;
    case 'connectWallet':
      return msg`Connect Wallet`;
    case 'paused':
      return msg`Burning is paused`;
    case 'finished':
      return msg`Burning earns nothing now`;
    case 'enterAmount':
      return msg`Enter an amount`;
    case 'loading':
      return msg`Loading`;
    case 'insufficientBalance':
      return msg`Insufficient ${symbol} balance`;
    case 'approvalNeeded':
      return msg`Approve ${symbol}`;
    case 'approvalPending':
      return msg`Approving ${symbol}`;
  }
};
