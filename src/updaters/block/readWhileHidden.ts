import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { alertsOf } from '#domain/alerts/alertKey.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isOver, type SliceJob } from '#domain/slices/sliceJob.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import { noticePermission } from '#lib/systemNotice.ts';
import { claimTabLock } from '#lib/tabLock.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { alertsStore } from '#stores/alertsStore.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { blockSubscribers } from './blockSubscribers.ts';
import { isVisible, onVisibilityChange } from './visibility.ts';

/** 30 seconds on Polygon; browsers may extend it to a minute. */
const HIDDEN_BLOCKS = 15;

/**
 * Longest time for which a hidden page follows a pending transaction. Later results are shown in the next visible page.
 */
const MAX_PENDING_MS = 86_400_000;

/** @returns undefined if the account has no recent pending transaction */
export const pendingScope = (
  store: Pick<AppStore, 'getState'>,
  account: Address | undefined,
  nowMs: number,
): string | undefined => {
  const records = account ? selectTransactionsOf(store.getState(), POLYGON_CHAIN_ID, account) : [];
  const isPending = records.some((record) => !isSettled(record) && nowMs - record.addedTime < MAX_PENDING_MS);
  return isPending ? `transactions of ${account}` : undefined;
};

interface HiddenWorld {
  readonly scope: () => string | undefined;
  readonly isVisible: () => boolean;
  readonly onVisibilityChange: (listener: (visible: boolean) => void) => () => void;
  readonly claim: (scope: string) => Promise<(() => void) | undefined>;
  readonly read: () => void;
  readonly everyMs: number;
}

/**
 * Only one hidden page with alerts reads for all of them. A visible page takes the lock, because it reads each block
 * anyway.
 */
export const readWhileHidden = (world: HiddenWorld): (() => void) => {
  let held: { readonly scope: string; readonly release: () => void } | undefined;
  let isClaiming = false;
  let isLeft = false;

  const free = (): void => {
    held?.release();
    held = undefined;
  };
  const claim = async (scope: string): Promise<void> => {
    isClaiming = true;
    const release = await world.claim(scope);
    isClaiming = false;
    held = release && { scope, release };
    if (isLeft) free();
  };
  const look = async (): Promise<void> => {
    const scope = world.scope();
    if (held?.scope !== scope) free();
    if (scope === undefined || isClaiming) return;
    if (!held) await claim(scope);
    if (held && !world.isVisible()) world.read();
  };

  const timer = setInterval(() => void look(), world.everyMs);
  // A page that becomes hidden releases the lock for a visible one.
  const stop = world.onVisibilityChange((visible) => (visible ? void look() : free()));
  if (world.isVisible()) void look();
  return () => {
    isLeft = true;
    clearInterval(timer);
    stop();
    free();
  };
};

const follow = (scope: () => string | undefined): (() => void) =>
  readWhileHidden({
    scope,
    isVisible,
    onVisibilityChange,
    claim: claimTabLock,
    read: blockSubscribers.requestOnce,
    everyMs: HIDDEN_BLOCKS * env.blockTimeMs,
  });

const isExpected = (job: SliceJob, signer: Address | undefined): boolean =>
  job.account === signer && job.state === 'running' && !isOver(job);

/**
 * Hidden pages with permission for notifications also read for their pending transactions, which other tabs may not
 * know.
 */
export const followWhileHidden = (store: AppStore, account: () => Address | undefined): (() => void) => {
  const signer = (): Address | undefined => (watchedAccount.isOn() ? undefined : account());
  const leaves = [
    follow(() =>
      alertsOf(alertsStore.current(), signer()).length > 0 ? `alerts of ${signer() ?? 'nobody'}` : undefined,
    ),
    follow(() =>
      slicesStore.current().some((job) => isExpected(job, signer())) ? `slices of ${signer()}` : undefined,
    ),
    follow(() => (noticePermission() === 'granted' ? pendingScope(store, signer(), Date.now()) : undefined)),
  ];
  return () => leaves.forEach((leave) => leave());
};
