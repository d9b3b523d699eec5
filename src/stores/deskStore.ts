import { deskStorageKeys } from '#config/deskStorageKeys.ts';
import { readLayout, type DeskLayout } from '#domain/desk/deskLayout.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { storage } from '#lib/storage.ts';
import { storedJson } from '#lib/storedJson.ts';

const changed = createNotifier();
let layout: DeskLayout | undefined;

/** The layout of the trade page in this tab. The next visit starts with the layout that any tab set last. */
export const deskStore = {
  subscribe: changed.add,
  current: (): DeskLayout => (layout ??= readLayout(storedJson(deskStorageKeys.layout))),
  set(next: DeskLayout): void {
    layout = next;
    storage.set(deskStorageKeys.layout, JSON.stringify(next));
    changed.notify();
  },
};
