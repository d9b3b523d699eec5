import { storageKeys } from '#config/storageKeys.ts';
import { fillsByOrder, fillsByOthers, type OrderFill } from '#domain/orderBook/orderFills.ts';
import type { Address } from '#domain/tokens/types.ts';
import { storage, type SafeStorage } from '#lib/storage.ts';
import { claimTabLock } from '#lib/tabLock.ts';
import { playTone } from '#lib/tone.ts';
import { accountOrdersStore, type AccountOrdersStore } from '#stores/accountOrdersStore.ts';
import { fillPopupKey } from '#state/app/popupKeys.ts';
import { popupAdded, popupRemoved } from '#state/app/slice.ts';
import { announcedFillsIn } from '#stores/announcedFills.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectSoundsFills } from '#state/user/selectors.ts';

/** A few are enough, because other tabs announce a fill within seconds or never. */
const MAX_REMEMBERED = 50;

const popupOf = ({ transactionHash: hash, soldToken, boughtToken, sold, received, remain, event }: OrderFill) => ({
  txn: { hash, success: true },
  fill: { soldToken, boughtToken, sold: `${sold}`, received: `${received}`, remain: `${remain}`, event },
});

const LOCK = 'fill sound';
/** All tabs receive a block within this time. */
const HELD_MS = 3000;

export const soundOnce = async (play: () => Promise<void> = playTone): Promise<void> => {
  const release = await claimTabLock(LOCK);
  if (!release) return;
  setTimeout(release, HELD_MS);
  await play();
};

/**
 * Plays a sound if enabled. A reorg removes the popup. Earlier fills and those of a watched account are not announced.
 */
export const followFills = (
  store: AppStore,
  orders: AccountOrdersStore = accountOrdersStore,
  kept: SafeStorage = storage,
  sound: () => Promise<void> = soundOnce,
): (() => void) => {
  const historyOf = new Map<Address, ReadonlySet<string>>();
  const announced = new Map<string, OrderFill>();

  const takeBack = (fills: readonly OrderFill[]): void => {
    const ids = new Set(fills.map(({ id }) => id));
    const gone = [...announced.values()].filter(({ id }) => !ids.has(id));
    if (gone.length === 0) return;
    for (const fill of gone) {
      announced.delete(fill.id);
      store.dispatch(popupRemoved({ key: fillPopupKey(fill.orderKey) }));
    }
    const left = announcedFillsIn(kept).filter((id) => !gone.some((fill) => fill.id === id));
    kept.set(storageKeys.announcedFills, JSON.stringify(left));
  };

  const announce = (fills: readonly OrderFill[]): void => {
    if (fills.length === 0) return;
    const before = announcedFillsIn(kept);
    const unannounced = fills.filter(({ id }) => !before.includes(id));
    for (const fill of fills) announced.set(fill.id, fill);
    const remembered = [...before, ...unannounced.map(({ id }) => id)].slice(-MAX_REMEMBERED);
    kept.set(storageKeys.announcedFills, JSON.stringify(remembered));
    for (const fill of fillsByOrder(unannounced)) {
      store.dispatch(popupAdded({ key: fillPopupKey(fill.orderKey), content: popupOf(fill) }));
    }
    if (unannounced.length > 0 && selectSoundsFills(store.getState())) void sound();
  };

  return orders.subscribe(() => {
    const account = orders.watched();
    const events = orders.reading(account);
    if (account === undefined || watchedAccount.isOn() || events.status !== 'ready') return;
    const fills = fillsByOthers(events.value);
    const history = historyOf.get(account);
    if (!history) {
      historyOf.set(account, new Set(fills.map(({ id }) => id)));
      return;
    }
    takeBack(fills);
    announce(fills.filter(({ id }) => !history.has(id) && !announced.has(id)));
  });
};
