import { msg } from '@lingui/core/macro';
import { earnWords } from '#features/earnForm/index.ts';

export const farmWords = earnWords(() => ({
  paused: msg`Staking is paused`,
  finished: msg`This farm is finished`,
}));
