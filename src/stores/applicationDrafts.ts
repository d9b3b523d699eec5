import { storageKeys } from '#config/storageKeys.ts';
import {
  applicationFields,
  restoreDraft,
  type ApplicationDraft,
  type ApplicationKind,
} from '#domain/applications/draft.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { fieldsOf } from '#lib/fields.ts';
import { createSharedArea } from '#lib/sharedArea.ts';
import { storage } from '#lib/storage.ts';
import { storedJson } from '#lib/storedJson.ts';

const KEY = storageKeys.applications;
const changed = createNotifier();

const stored = (): Readonly<Record<ApplicationKind, ApplicationDraft>> => {
  const { token, pair } = fieldsOf(storedJson(KEY));
  return { token: restoreDraft(token), pair: restoreDraft(pair) };
};

// A draft that was never typed counts as one of empty fields, so that each field is compared. The JSON is no list.
const area = createSharedArea({ get: () => JSON.stringify(stored()), set: storage.set }, KEY, () => '');

let current = stored();

const take = (): void => {
  current = stored();
  changed.notify();
};

/** Drafts survive a reload and are shared by all tabs. */
export const applicationDrafts = {
  subscribe: (listener: () => void): (() => void) => {
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key !== KEY && key !== null) return;
      area.takeIn(newValue);
      take();
    };
    const remove = changed.add(listener);
    window.addEventListener('storage', follow);
    return () => {
      remove();
      window.removeEventListener('storage', follow);
    };
  },
  read: (kind: ApplicationKind): ApplicationDraft => current[kind],
  /** For each field the last change from any tab wins. */
  type: (kind: ApplicationKind, typed: Partial<ApplicationDraft>): void => {
    const now = stored();
    area.set(KEY, JSON.stringify({ ...now, [kind]: { ...now[kind], ...typed } }));
    take();
  },
  clear: (kind: ApplicationKind, sent: ApplicationDraft): void => {
    const now = stored()[kind];
    const unchanged = applicationFields.filter((field) => now[field] === sent[field]);
    applicationDrafts.type(kind, Object.fromEntries(unchanged.map((field) => [field, ''])));
  },
};
