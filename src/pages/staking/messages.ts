import { msg } from '@lingui/core/macro';
import { earnWords } from '#features/earnForm/index.ts';

export const buttonText = earnWords((token) => ({
  paused: msg`Staking is suspended`,
  ended: msg`Rewards have ended`,
  belowOne: msg`Minimum amount is 1 ${token}`,
  belowMinimum: msg`Must be greater than the minimum staking amount`,
  poolFull: msg`This staking pool is full`,
  exceedsRemaining: msg`Exceeds the remaining lock-up quantity`,
}));
