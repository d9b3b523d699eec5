import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MoneyRole } from '#domain/format/formatMoney.ts';
import type { StakeInfo } from '#domain/transactions/earnInfo.ts';
import { amountWords } from './amountWords.ts';

const amountIn = ({ amount, poolToken, pool }: StakeInfo, role: MoneyRole): string =>
  `${amountWords(amount, poolToken, role)} (${pool})`;

const unstakeWords = (programme: StakeInfo['programme'], staked: string): MessageDescriptor => {
  if (programme === 'farm') return msg`Withdraw ${staked} from the farm`;
  return programme === 'single' ? msg`Withdraw ${staked} from staking` : msg`Withdraw ${staked} from the rewards pool`;
};

const unstakedWords = (programme: StakeInfo['programme'], staked: string): MessageDescriptor => {
  if (programme === 'farm') return msg`${staked} withdrawn from the farm`;
  return programme === 'single'
    ? msg`${staked} withdrawn from staking`
    : msg`${staked} withdrawn from the rewards pool`;
};

export const stakeWords = (info: StakeInfo): MessageDescriptor => {
  const { kind, pool } = info;
  const staked = amountIn(info, 'paid');
  switch (kind) {
    case 'stake':
      return msg`Deposit ${staked} for rewards`;
    case 'unstake':
      return unstakeWords(info.programme, staked);
    case 'claimRewards':
      return msg`Claim the rewards of ${pool}`;
    case 'leaveRewards':
      return msg`Withdraw ${staked} without rewards`;
  }
};

export const stakedWords = (info: StakeInfo, paid: string | undefined): MessageDescriptor | undefined => {
  const { kind } = info;
  const staked = amountIn(info, 'neither');
  switch (kind) {
    case 'stake':
      return paid ? msg`${staked} deposited and ${paid} claimed` : msg`${staked} deposited for rewards`;
    case 'unstake':
      return paid ? msg`${staked} withdrawn and ${paid} claimed` : unstakedWords(info.programme, staked);
    case 'claimRewards':
      return paid ? msg`${paid} claimed` : undefined;
    case 'leaveRewards':
      return msg`${staked} withdrawn without rewards`;
  }
};
