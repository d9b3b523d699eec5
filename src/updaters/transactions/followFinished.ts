import { setBadge, vibrate } from '#lib/device.ts';
import { popupRemoved, type Popup } from '#state/app/slice.ts';
import { selectPopups } from '#state/app/selectors.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectVibrates } from '#state/user/selectors.ts';
import { readCheckStates } from '#stores/backgroundChecks.ts';

const isTransaction = ({ content: { fill, alert } }: Popup): boolean => !fill && !alert;

const removeAnnounced = (store: AppStore, isAnnounced: (hash: string) => boolean): void => {
  const known = selectPopups(store.getState()).filter((popup) => isTransaction(popup) && isAnnounced(popup.key));
  for (const { key } of known) store.dispatch(popupRemoved({ key }));
};

/**
 * A confirmed transaction vibrates if enabled. The icon of a hidden page counts finished ones until the page is shown.
 */
export const followFinished = (store: AppStore): (() => void) => {
  let shown = selectPopups(store.getState());
  let unseen = 0;
  let announced: ReadonlyMap<string, unknown> = new Map();
  const isAnnounced = (hash: string): boolean => announced.has(hash);
  const look = (): void => {
    const popups = selectPopups(store.getState());
    if (popups === shown) return;
    const before = new Set(shown.map(({ key }) => key));
    shown = popups;
    const finished = popups.filter(
      (popup) => isTransaction(popup) && !before.has(popup.key) && !isAnnounced(popup.key),
    );
    removeAnnounced(store, isAnnounced);
    if (finished.length === 0) return;
    if (document.visibilityState === 'hidden') void setBadge((unseen += finished.length));
    else if (selectVibrates(store.getState()) && finished.some(({ content }) => content.txn.success)) vibrate();
  };
  const seen = (): void => {
    if (document.visibilityState === 'hidden') return;
    unseen = 0;
    void setBadge(0);
  };
  const learn = async (): Promise<void> => {
    announced = await readCheckStates();
    removeAnnounced(store, isAnnounced);
  };
  const changed = (): void => {
    seen();
    void learn();
  };
  // Clears the count of a page that was closed while hidden.
  changed();
  const leave = store.subscribe(look);
  document.addEventListener('visibilitychange', changed);
  return () => {
    leave();
    document.removeEventListener('visibilitychange', changed);
  };
};
