import { msg } from '@lingui/core/macro';
import { earnWords } from '#features/earnForm/index.ts';

export const buttonText = earnWords(() => ({
  selectToken: msg`Select a token`,
  insufficientStake: msg`More than you have deposited`,
}));
