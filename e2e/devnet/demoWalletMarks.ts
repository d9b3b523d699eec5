import { MNEMONIC } from './accounts.ts';

/** Texts that only a build with the demo wallet contains. */
export const demoWalletMarks: readonly string[] = [MNEMONIC, 'Demo wallet', 'exchange.myt.demo'];
