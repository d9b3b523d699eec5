import { msg } from '@lingui/core/macro';
import { earnWords } from '#features/earnForm/index.ts';

/** Words of the button while something is in the way. */
export const buttonText = earnWords(() => ({
  selectToken: msg`Select a token`,
  insufficientStake: msg`More than you have deposited`,
}));
