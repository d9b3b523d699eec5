import { msg } from '@lingui/core/macro';
import { earnWords } from '#features/earnForm/index.ts';

/** Texts of the button while a problem prevents the burn. */
export const buttonText = earnWords(() => ({
  paused: msg`Burning is paused`,
  finished: msg`Burning earns nothing now`,
}));
