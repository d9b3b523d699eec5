import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountAddress, TURNED_AWAY } from './devnet/accounts.ts';
import { buildForCopies } from './buildForCopies.ts';
import { savedState } from './devnet/stateCache.ts';
import { shareEnvironment } from './environment.ts';

const onBuild = (): void => console.log('Building the local chain and its past (once, about half a minute) ...');

/** Saves the chain's state and builds the app once for all workers. @returns the tear-down */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const { deployment } = await savedState(onBuild);
  const builtApp = await mkdtemp(join(tmpdir(), 'myt-e2e-app-'));
  const remove = (): Promise<void> => rm(builtApp, { recursive: true, force: true });
  try {
    await buildForCopies(deployment, builtApp, {
      VITE_BLOCKED_ADDRESSES: accountAddress(TURNED_AWAY.blocked),
      VITE_FLAGGED_ADDRESSES: accountAddress(TURNED_AWAY.flagged),
    });
    shareEnvironment({ builtApp });
    return remove;
  } catch (cause) {
    await remove();
    throw cause;
  }
};

export { globalSetup as default };
