import { env } from '#config/env.ts';
import { alertsOf } from '#domain/alerts/alertKey.ts';
import type { Address } from '#domain/tokens/types.ts';
import { claimTabLock } from '#lib/tabLock.ts';
import { alertsStore } from '#stores/alertsStore.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { blockSubscribers } from './blockSubscribers.ts';
import { isVisible, onVisibilityChange } from './visibility.ts';

/** 30 seconds on Polygon. Browsers may stretch it to a minute. */
const HIDDEN_BLOCKS = 15;

export interface HiddenWorld {
  readonly scope: () => string | undefined;
  readonly isVisible: () => boolean;
  readonly onVisibilityChange: (listener: (visible: boolean) => void) => () => void;
  /** Resolves to the release of a scope's read lock, or undefined if another page has it. */
  readonly claim: (scope: string) => Promise<(() => void) | undefined>;
  readonly read: () => void;
  readonly everyMs: number;
}

/** One hidden page with alerts reads for all; a visible page holds the lock, as it reads every block anyway. */
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
  // A hidden page leaves the lock to a visible one.
  const stop = world.onVisibilityChange((visible) => (visible ? void look() : free()));
  if (world.isVisible()) void look();
  return () => {
    isLeft = true;
    clearInterval(timer);
    stop();
    free();
  };
};

export const followWhileHidden = (account: () => Address | undefined): (() => void) =>
  readWhileHidden({
    scope() {
      const signer = watchedAccount.isOn() ? undefined : account();
      return alertsOf(alertsStore.current(), signer).length > 0 ? `alerts of ${signer ?? 'nobody'}` : undefined;
    },
    isVisible,
    onVisibilityChange,
    claim: claimTabLock,
    read: blockSubscribers.requestOnce,
    everyMs: HIDDEN_BLOCKS * env.blockTimeMs,
  });
