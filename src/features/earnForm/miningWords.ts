import { msg } from '@lingui/core/macro';
import { earnWords } from './earnWords.ts';

export const miningWords = earnWords(() => ({
  paused: msg`Mining is suspended`,
  finished: msg`This pool is finished`,
  unproven: msg`Pool not verified`,
  vaultShort: msg`The rewards vault can't pay`,
}));
