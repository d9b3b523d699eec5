import { msg } from '@lingui/core/macro';
import { earnWords } from '#features/earnForm/index.ts';

/** The words of the button while something keeps a stake from being made or returned. */
export const buttonText = earnWords(() => ({
  paused: msg`Staking is paused`,
  finished: msg`This farm is finished`,
}));
