import { msg } from '@lingui/core/macro';
import { earnWords } from './earnWords.ts';

/** Button texts for problems of depositing or withdrawing pool tokens. */
export const miningWords = earnWords(() => ({
  paused: msg`Mining is suspended`,
  finished: msg`This pool is finished`,
  unproven: msg`Pool not verified`,
  vaultShort: msg`The rewards vault can't pay`,
}));
