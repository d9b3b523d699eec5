import { msg } from '@lingui/core/macro';
import { earnWords } from '#features/earnForm/index.ts';

/** Texts of the button while a problem prevents the move. */
export const buttonText = earnWords(() => ({
  selectToken: msg`Select a token`,
  insufficientStake: msg`More than you have deposited`,
}));
