import { setBadge, vibrate } from '#lib/device.ts';
import type { Popup } from '#state/app/slice.ts';
import { selectPopups } from '#state/app/selectors.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectVibrates } from '#state/user/selectors.ts';

const isTransaction = ({ content: { fill, alert } }: Popup): boolean => !fill && !alert;

/** A confirmed transaction vibrates if set; in a hidden page the icon counts the finished ones until it is seen. */
export const followFinished = (store: AppStore): (() => void) => {
  let shown = selectPopups(store.getState());
  let unseen = 0;
  const look = (): void => {
    const popups = selectPopups(store.getState());
    if (popups === shown) return;
    const before = new Set(shown.map(({ key }) => key));
    shown = popups;
    const finished = popups.filter((popup) => isTransaction(popup) && !before.has(popup.key));
    if (finished.length === 0) return;
    if (document.visibilityState === 'hidden') void setBadge((unseen += finished.length));
    else if (selectVibrates(store.getState()) && finished.some(({ content }) => content.txn.success)) vibrate();
  };
  const seen = (): void => {
    if (document.visibilityState === 'hidden') return;
    unseen = 0;
    void setBadge(0);
  };
  // A page that closed while hidden left its count.
  seen();
  const leave = store.subscribe(look);
  document.addEventListener('visibilitychange', seen);
  return () => {
    leave();
    document.removeEventListener('visibilitychange', seen);
  };
};
