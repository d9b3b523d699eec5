import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FarmProblem } from '#domain/farms/validateFarm.ts';
import { wrongNetworkWords } from '#features/wallet/index.ts';

/**
 * The words of the button while something keeps a stake from being made or returned; `canPress`: its press does something
 * about that. `symbol`: of the staked token.
 */
export const buttonText = (problem: FarmProblem, symbol: string, canPress = true): MessageDescriptor => {
  switch (problem) {
    case 'wrongNetwork':
      return wrongNetworkWords(canPress);
    case 'watching':
      return msg`Watching only`;
    case 'connectWallet':
      return msg`Connect Wallet`;
    case 'paused':
      return msg`Staking is paused`;
    case 'finished':
      return msg`This farm is finished`;
    case 'enterAmount':
      return msg`Enter an amount`;
    case 'loading':
      return msg`Loading`;
    case 'insufficientBalance':
      return msg`Insufficient ${symbol} balance`;
    case 'insufficientStake':
      return msg`More than you have staked`;
    case 'approvalNeeded':
      return msg`Approve ${symbol}`;
    case 'approvalPending':
      return msg`Approving ${symbol}`;
  }
};
