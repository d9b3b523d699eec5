import { msg } from '@lingui/core/macro';
import { earnWords } from '#features/earnForm/index.ts';

/** The words of the button while something keeps tokens from being burned. */
export const buttonText = earnWords(() => ({
  paused: msg`Burning is paused`,
  finished: msg`Burning earns nothing now`,
}));
