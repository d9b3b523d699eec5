import { MNEMONIC } from './accounts.ts';

/** Texts that a build with the demo wallet has. */
export const demoWalletMarks: readonly string[] = [MNEMONIC, 'Demo wallet', 'exchange.myt.demo'];
