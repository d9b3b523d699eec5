import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { OperationInfo } from '#domain/transactions/operationInfo.ts';
import { amountWords } from './amountWords.ts';

const rewardWords = ({ rewardToken, rewardAmount = '0' }: OperationInfo, subject: string): MessageDescriptor => {
  const reward = rewardToken ? amountWords(rewardAmount, rewardToken, 'received') : rewardAmount;
  return msg`Set the reward of ${subject} to ${reward}`;
};

export const operationWords = (info: OperationInfo): MessageDescriptor => {
  const subject = info.subject === undefined ? '' : shortenAddress(info.subject);
  switch (info.operation) {
    case 'setReward':
      return rewardWords(info, subject);
    case 'stopClaims':
      return msg`Stop claims of recorded rewards`;
    case 'resumeClaims':
      return msg`Resume claims of recorded rewards`;
    case 'addAdmin':
      return msg`Make ${subject} an admin of recorded rewards`;
    case 'deleteAdmin':
      return msg`Remove ${subject} from the admins of recorded rewards`;
    case 'addPair':
      return msg`Reward trades of the pair ${subject}`;
    case 'deployFarm':
      return msg`Deploy a farm for ${subject}`;
    case 'updateFarm':
      return msg`Set the next rewards of the farm for ${subject}`;
    case 'fundFarm':
      return msg`Start the rewards of the farm for ${subject}`;
    case 'pushBond':
      return msg`List the bond ${subject}`;
  }
};
