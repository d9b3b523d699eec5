import { storageKeys } from '#config/storageKeys.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { WatchProblem } from '#domain/wallet/parseWatched.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { tabStorage } from '#lib/storage.ts';

/** `asked`: the account is an address or a name to resolve. `name`: the name as typed or linked. */
export type Watched =
  | { readonly phase: 'off' }
  | { readonly phase: 'asked'; readonly text: string }
  | {
      readonly phase: 'watching';
      readonly account: Address;
      readonly name: string | undefined;
      readonly isReadOnlySafe?: true;
    }
  | { readonly phase: 'failed'; readonly text: string; readonly problem: WatchProblem };

let state: Watched = { phase: 'off' };
const changed = createNotifier();

/** Applies to this tab only, not to later visits. */
export const watchedAccount = {
  current: (): Watched => state,
  subscribe: changed.add,
  set: (next: Watched): void => {
    state = next;
    changed.notify();
  },
  /** True if signing is disabled, because the shown account is not the wallet's. */
  isOn: (): boolean => state.phase === 'watching' || state.phase === 'asked',
  /** Takes the account of the URL, else the one that this tab watched before a reload. */
  begin: (search: string): void => {
    const text = new URLSearchParams(search).get('watch') ?? tabStorage.get(storageKeys.watched);
    if (text) state = { phase: 'asked', text };
  },
};
