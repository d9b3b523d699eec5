import { deskStorageKeys } from '#config/deskStorageKeys.ts';
import { readLayout, type DeskLayout } from '#domain/desk/deskLayout.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { storage } from '#lib/storage.ts';
import { storedJson } from '#lib/storedJson.ts';

const changed = createNotifier();
let layout: DeskLayout | undefined;

/** Layout of the trade page in this tab; the last one set in any tab is the next visit's. */
export const deskStore = {
  subscribe: changed.add,
  current: (): DeskLayout => (layout ??= readLayout(storedJson(deskStorageKeys.layout))),
  set(next: DeskLayout): void {
    layout = next;
    storage.set(deskStorageKeys.layout, JSON.stringify(next));
    changed.notify();
  },
};
