import { env } from '#config/env.ts';
import { alertsOf } from '#domain/alerts/alertKey.ts';
import type { Address } from '#domain/tokens/types.ts';
import { claimTabLock } from '#lib/tabLock.ts';
import { alertsStore } from '#stores/alertsStore.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { blockSubscribers } from './blockSubscribers.ts';
import { isVisible, onVisibilityChange } from './visibility.ts';

/** Blocks between two readings of a hidden page: 30 seconds on Polygon. Browsers may make a minute of them. */
const HIDDEN_BLOCKS = 15;

export interface HiddenWorld {
  /** Whose alerts this page follows, as a name that pages share; undefined: it has none to follow. */
  readonly scope: () => string | undefined;
  readonly isVisible: () => boolean;
  readonly onVisibilityChange: (listener: (visible: boolean) => void) => () => void;
  /** Gives the release of the right to read for a scope, or undefined where another page has it. */
  readonly claim: (scope: string) => Promise<(() => void) | undefined>;
  readonly read: () => void;
  readonly everyMs: number;
}

/**
 * Reads the newest block in long intervals while the page is hidden and has alerts to follow, with everything that pages
 * and alerts read, as one request. Of several hidden pages one reads; a page in view holds the right for all, because it
 * reads every block anyway. Without an alert a hidden page requests nothing. Returns the way out.
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
  // A page that is hidden leaves the right to one that stays in view.
  const stop = world.onVisibilityChange((visible) => (visible ? void look() : free()));
  if (world.isVisible()) void look();
  return () => {
    isLeft = true;
    clearInterval(timer);
    stop();
    free();
  };
};

/** For the running application, with the account whose figures it shows. */
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
