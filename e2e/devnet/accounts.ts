import { HDNodeWallet } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';

/** The well-known phrase of local chains: worthless keys, unlocked in anvil. */
export const MNEMONIC = 'test test test test test test test test test test test junk';

/** How many accounts anvil unlocks. */
export const ACCOUNT_COUNT = 20;

/** What each account index is for. */
export const ROLES = {
  deployer: 0,
  /** Quote and trade while the chain runs. */
  marketMakers: [1, 2, 3, 4, 5],
  /** Traded in the past thirty days and own resting orders. */
  traders: [6, 7, 8, 9],
  /** People: the demo wallet offers these. */
  demo: [10, 11, 12],
  /** Funded, never used by seed or market maker. */
  tests: [13, 14, 15, 16, 17, 18, 19],
} as const;

/** Names of the demo accounts, in the order of `ROLES.demo`. */
export const DEMO_NAMES = ['Alice', 'Bob', 'Carol'] as const;

const addresses: readonly Address[] = Array.from(
  { length: ACCOUNT_COUNT },
  (_, index) => HDNodeWallet.fromPhrase(MNEMONIC, undefined, `m/44'/60'/0'/0/${index}`).address as Address,
);

/** Address of an account of the local chain. @throws when the index is not 0..19. */
export const accountAddress = (index: number): Address => {
  const address = addresses[index];
  if (address === undefined) throw new Error(`The local chain has accounts 0 to ${ACCOUNT_COUNT - 1}, not ${index}`);
  return address;
};
