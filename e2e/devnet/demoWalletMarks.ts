import { MNEMONIC } from './accounts.ts';

/** Texts in a build with the demo wallet. */
export const demoWalletMarks: readonly string[] = [MNEMONIC, 'Demo wallet', 'exchange.myt.demo'];
