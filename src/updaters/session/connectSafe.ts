import { SafeConnector } from '#chain/connectors/SafeConnector.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { importWithRetry } from '#lib/later.ts';
import type { WalletActivation } from '#reads/wallet/useWalletActivation.ts';
import type { AppStore } from '#state/hooks.ts';
import { safeFrame } from '#stores/safeFrame.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { followInSafe } from '../transactions/followInSafe.ts';

/** The package waits 300 ms per try and keeps later answers. */
const TRIES = 5;
const LATER_PAUSE_MS = 2000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const findSafe = async (connector: SafeConnector): Promise<boolean> => {
  for (let tried = 0; tried < TRIES; tried += 1) if (await connector.isFramed()) return true;
  return false;
};

interface Target {
  readonly open: WalletActivation['open'];
  readonly store: AppStore;
  readonly isFree: () => boolean;
}

/** A Safe for which the user cannot sign is only watched. */
const take = async (connector: SafeConnector, { open, store }: Target): Promise<void> => {
  const { account, isReadOnly } = await connector.describe();
  if (isReadOnly) {
    watchedAccount.set({ phase: 'watching', account, name: undefined, isReadOnlySafe: true });
    return;
  }
  await open(connector);
  const { multisig } = connector;
  if (!multisig) return;
  followInSafe(store, multisig);
  void importWithRetry(() => import('../proposals/followProposals.ts')).then(
    ({ followProposals }) => followProposals(store, multisig),
    (cause: unknown) => console.warn("Other owners' proposals could not be followed", cause),
  );
};

const offer = (connector: SafeConnector, target: Target): void => {
  let isTaken = false;
  const connect = async (): Promise<void> => {
    if (isTaken) return target.open(connector);
    isTaken = true;
    await take(connector, target);
  };
  safeFrame.set({ phase: 'found', connect });
};

const listenOn = async (connector: SafeConnector, target: Target): Promise<void> => {
  while (!(await connector.isFramed())) await pause(LATER_PAUSE_MS);
  offer(connector, target);
  const frame = safeFrame.current();
  if (target.isFree() && frame.phase === 'found') await frame.connect().catch(() => undefined);
};

/** The Safe is not stored as the last wallet. Never rejects. @returns true if the Safe answered at once */
export const connectSafe = async (
  open: WalletActivation['open'],
  store: AppStore,
  isFree: () => boolean = () => true,
): Promise<boolean> => {
  await pause(rules.page.walletsSettleMs);
  const connector = new SafeConnector(env.safeHosts, [POLYGON_CHAIN_ID]);
  const target = { open, store, isFree };
  safeFrame.set({ phase: 'waiting' });
  if (!(await findSafe(connector))) {
    void listenOn(connector, target);
    return false;
  }
  offer(connector, target);
  const frame = safeFrame.current();
  if (frame.phase === 'found') await frame.connect();
  return true;
};
