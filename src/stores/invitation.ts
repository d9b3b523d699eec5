import { storageKeys } from '#config/storageKeys.ts';
import { keepInvitation, restoreInvitation, type KeptInvitation } from '#domain/referral/keptInvitation.ts';
import type { InvitationCode } from '#domain/referral/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { storage } from '#lib/storage.ts';
import { storedJson } from '#lib/storedJson.ts';

const KEY = storageKeys.invitation;
const changed = createNotifier();

const stored = (): KeptInvitation | undefined => restoreInvitation(storedJson(KEY));

/** Kept until an account joins with it. Shared by all tabs. */
export const invitation = {
  subscribe: (listener: () => void): (() => void) => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === KEY || key === null) listener();
    };
    const remove = changed.add(listener);
    window.addEventListener('storage', follow);
    return () => {
      remove();
      window.removeEventListener('storage', follow);
    };
  },
  read: (): InvitationCode | undefined => stored()?.code,
  keep: (code: InvitationCode, givenUp?: InvitationCode): void => {
    storage.set(KEY, JSON.stringify(keepInvitation(stored(), { code, keptAtMs: Date.now() }, givenUp)));
    changed.notify();
  },
  forget: (code: InvitationCode): void => {
    if (stored()?.code === code) storage.remove(KEY);
    changed.notify();
  },
};
