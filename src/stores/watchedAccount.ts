import { storageKeys } from '#config/storageKeys.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { WatchProblem } from '#domain/wallet/parseWatched.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { tabStorage } from '#lib/storage.ts';

/**
 * Account shown without its wallet. `asked`: an address or a name that needs to be resolved. `name`: the registry's
 * name, as typed or linked.
 */
export type Watched =
  | { readonly phase: 'off' }
  | { readonly phase: 'asked'; readonly text: string }
  | {
      readonly phase: 'watching';
      readonly account: Address;
      readonly name: string | undefined;
      /** Set for the Safe that frames this page, if the Safe app's user cannot sign for it. */
      readonly isReadOnlySafe?: true;
    }
  | { readonly phase: 'failed'; readonly text: string; readonly problem: WatchProblem };

let state: Watched = { phase: 'off' };
const changed = createNotifier();

/** Account that this tab watches, as an external store. No other tab and no later visit uses it. */
export const watchedAccount = {
  current: (): Watched => state,
  subscribe: changed.add,
  set: (next: Watched): void => {
    state = next;
    changed.tell();
  },
  /** True if nothing may be signed or sent, because the account shown is not the wallet's. */
  isOn: (): boolean => state.phase === 'watching' || state.phase === 'asked',
  /** Starts with the account of the URL, or else with the one that this tab watched before a reload. */
  begin: (search: string): void => {
    const text = new URLSearchParams(search).get('watch') ?? tabStorage.get(storageKeys.watched);
    if (text) state = { phase: 'asked', text };
  },
};
