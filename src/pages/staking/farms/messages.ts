import { msg } from '@lingui/core/macro';
import { earnWords } from '#features/earnForm/index.ts';

/** Texts of the button while a problem prevents staking or withdrawing. */
export const buttonText = earnWords(() => ({
  paused: msg`Staking is paused`,
  finished: msg`This farm is finished`,
}));
