import { savedState } from '../../../e2e/devnet/stateCache.ts';

/** Builds the local chain's state once, before several test files start from it. */
export const setup = async (): Promise<void> => {
  await savedState();
};
