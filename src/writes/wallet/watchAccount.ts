import { storageKeys } from '#config/storageKeys.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { WatchProblem } from '#domain/wallet/parseWatched.ts';
import { tabStorage } from '#lib/storage.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';

/** Lasts in this tab and over its reloads. `name`: the name that resolved to the account. */
export const watchAccount = (account: Address, name?: string): void => {
  tabStorage.set(storageKeys.watched, name ?? account);
  watchedAccount.set({ phase: 'watching', account, name });
};

export const refuseToWatch = (text: string, problem: WatchProblem): void => {
  tabStorage.remove(storageKeys.watched);
  watchedAccount.set({ phase: 'failed', text, problem });
};

export const stopWatching = (): void => {
  tabStorage.remove(storageKeys.watched);
  watchedAccount.set({ phase: 'off' });
};
