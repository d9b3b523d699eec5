import { msg } from '@lingui/core/macro';
import { earnWords } from '#features/earnForm/index.ts';

export const buttonText = earnWords(() => ({
  paused: msg`Burning is paused`,
  finished: msg`Burning earns nothing now`,
}));
