import { storageKeys } from '#config/storageKeys.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { WatchProblem } from '#domain/wallet/parseWatched.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { tabStorage } from '#lib/storage.ts';

/**
 * Whose figures are shown without a wallet. `asked`: an address or a name that is still to be looked up. `name`: the
 * registry's, as it was typed or linked.
 */
export type Watched =
  | { readonly phase: 'off' }
  | { readonly phase: 'asked'; readonly text: string }
  | {
      readonly phase: 'watching';
      readonly account: Address;
      readonly name: string | undefined;
      /** The Safe that frames this page, which its page shows to somebody who cannot sign for it. */
      readonly isReadOnlySafe?: true;
    }
  | { readonly phase: 'failed'; readonly text: string; readonly problem: WatchProblem };

let state: Watched = { phase: 'off' };
const changed = createNotifier();

/** The account that this tab watches, as an external store. No other tab and no later visit knows of it. */
export const watchedAccount = {
  current: (): Watched => state,
  subscribe: changed.add,
  set: (next: Watched): void => {
    state = next;
    changed.tell();
  },
  /** Whether nothing may be signed or sent, because the account shown is not the wallet's. */
  isOn: (): boolean => state.phase === 'watching' || state.phase === 'asked',
  /** Begins with what the address (URL) asks for, or else with what this tab watched before a reload. */
  begin: (search: string): void => {
    const text = new URLSearchParams(search).get('watch') ?? tabStorage.get(storageKeys.watched);
    if (text) state = { phase: 'asked', text };
  },
};
