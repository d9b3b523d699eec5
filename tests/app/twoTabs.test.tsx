import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persist } from '#app/persistence.ts';
import { restoredState } from '#app/storedSlices.ts';
import { listAdded, listRemoved, listSwitched } from '#state/lists/slice.ts';
import { rootReducer, type RootState } from '#state/rootReducer.ts';
import { amountTyped } from '#state/swap/slice.ts';
import { added } from '#state/transactions/slice.ts';
import {
  colourBlindPairSet,
  currencyPicked,
  currencyStarred,
  deadlineChosen,
  exactApprovalsSet,
  pairAdded,
  themeChosen,
  tokenAdded,
  tokenRemoved,
} from '#state/user/slice.ts';

const CHAIN = 137;

/** A tab of the browser: its store, and the events of its page. */
const openTab = () => {
  const page = {
    hears: (_key: string | null, _value: string | null): void => undefined,
    leaves: () => {},
    shows: () => {},
  };
  const store = configureStore({ reducer: rootReducer, preloadedState: restoredState() });
  persist(store, store.getState(), {
    onStored: (listener) => void (page.hears = listener),
    onLeave: (listener) => void (page.leaves = listener),
    onShown: (listener) => void (page.shows = listener),
    reload: () => undefined,
  });
  return { store, page, unheard: new Set<string>(), typed: '' };
};

/** Both tabs. */
class Browser {
  readonly tabs: ReturnType<typeof openTab>[] = [openTab(), openTab()];
  private readonly texts = new Map<string, string | null>();
  constructor() {
    const setItem = Storage.prototype.setItem;
    const notify = (key: string): void => this.tabs.forEach(({ unheard }) => unheard.add(key));
    const { texts } = this;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      texts.set(key, localStorage.getItem(key));
      setItem.call(this, key, value);
      notify(key);
    });
  }
  /** The last write of each key loses to one of another process, which had not received it. */
  storeOver(): void {
    const own = 'myt_swap';
    for (const [key, text] of this.texts) {
      if (key === own) continue;
      localStorage.setItem(key, text ?? '{}');
      this.texts.delete(key);
    }
    this.tabs.forEach((_, index) => this.hear(index));
  }
  tab(index: number): ReturnType<typeof openTab> {
    const found = this.tabs[index];
    if (!found) throw new Error(`There is no tab ${index}.`);
    return found;
  }
  hear(index: number): void {
    const { page, unheard } = this.tab(index);
    const keys = [...unheard];
    unheard.clear();
    keys.forEach((key) => page.hears(key, localStorage.getItem(key)));
  }
}

/** Everything shared, by a name for each field and entry. */
const entriesOf = ({ user, lists, transactions }: RootState): Map<string, string> => {
  const { tokens, pairs, symbols, favourites, recents, ...fields } = user;
  const records = { tokens, pairs, symbols, favourites, recents, transactions };
  const entries = Object.entries(records).flatMap(([name, chains]) =>
    Object.entries(chains).flatMap(([chain, byKey]) =>
      Object.entries(byKey as Record<string, unknown>).map(
        ([key, value]) => [`${name} ${chain} ${key}`, value] as const,
      ),
    ),
  );
  const kept = lists.kept.map(({ url, active }) => [`list ${url}`, active] as const);
  return new Map(
    [...Object.entries(fields), ...entries, ...kept].map(([name, value]) => [name, JSON.stringify(value)]),
  );
};

/** Last changes by the user, from any tab. */
interface LastChanges {
  readonly entries: Map<string, string>;
  ticket: string;
}
type Command = fc.Command<LastChanges, Browser>;

const command = (name: string, run: (model: LastChanges, browser: Browser) => void): Command => ({
  check: () => true,
  run,
  toString: () => name,
});

const acts = (index: number, action: UnknownAction): Command =>
  command(`tab ${index}: ${JSON.stringify(action)}`, (model, browser) => {
    vi.advanceTimersByTime(1);
    const { store } = browser.tab(index);
    const before = entriesOf(store.getState());
    store.dispatch(action);
    const after = entriesOf(store.getState());
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const value = after.get(name);
      if (before.get(name) === value) continue;
      if (value === undefined) model.entries.delete(name);
      else model.entries.set(name, value);
    }
  });

const types = (index: number, value: string): Command =>
  command(`tab ${index} types ${value}`, (model, browser) => {
    vi.advanceTimersByTime(1);
    const tab = browser.tab(index);
    tab.store.dispatch(amountTyped({ field: 'INPUT', text: value }));
    // The same once more is no change.
    if (tab.typed !== value) model.ticket = value;
    tab.typed = value;
  });

const reloads = (index: number): Command =>
  command(`tab ${index} reloads`, (_model, browser) => {
    browser.tab(index).page.leaves();
    browser.tabs[index] = openTab();
    browser.tab(index).typed = browser.tab(index).store.getState().swap.typedValue;
  });

const index = fc.nat({ max: 1 });
const address = fc.constantFrom('1', '2', '3').map((digit) => `0x${digit.repeat(40)}` as const);
const token = address.map((at) => ({ chainId: CHAIN, address: at, decimals: 6 }));
const url = fc.constantFrom('a', 'b').map((name) => `https://lists.example/${name}.json`);
const transaction = fc.bigInt({ min: 1n, max: 2n ** 255n }).map((number) =>
  added({
    hash: `0x${number.toString(16).padStart(64, '0')}`,
    from: `0x${'9'.repeat(40)}`,
    chainId: CHAIN,
    summary: 'Wrap 1 MATIC',
    info: { kind: 'wrap', input: { symbol: 'A', decimals: 18 }, output: { symbol: 'B', decimals: 18 }, amount: '1' },
    addedTime: 1,
  }),
);
const id = { chainId: CHAIN };
const action: fc.Arbitrary<UnknownAction> = fc.oneof(
  fc.boolean().map((on) => exactApprovalsSet(on)),
  fc.boolean().map((on) => colourBlindPairSet(on)),
  fc.option(fc.boolean()).map((dark) => themeChosen(dark)),
  fc.integer({ min: 60, max: 10_800 }).map((seconds) => deadlineChosen(seconds)),
  token.map((entry) => tokenAdded(entry)),
  token.map((entry) => tokenRemoved(entry)),
  fc.tuple(token, token).map(([token0, token1]) => pairAdded({ token0, token1 })),
  address.map((at) => currencyStarred({ ...id, id: at })),
  address.map((at) => currencyPicked({ ...id, id: at })),
  url.map((at) => listAdded(at)),
  url.map((at) => listRemoved(at)),
  fc.tuple(url, fc.boolean()).map(([at, active]) => listSwitched({ url: at, active })),
  transaction,
);

const commands = fc.commands(
  [
    fc.tuple(index, action).map(([tab, done]) => acts(tab, done)),
    fc.tuple(index, action).map(([tab, done]) => acts(tab, done)),
    fc.tuple(index, fc.nat({ max: 999 })).map(([tab, amount]) => types(tab, String(amount))),
    fc.integer({ min: 1, max: 1500 }).map((ms) => command(`${ms} ms`, () => void vi.advanceTimersByTime(ms))),
    index.map((tab) => command(`tab ${tab} hears`, (_model, browser) => browser.hear(tab))),
    index.map((tab) =>
      command(`tab ${tab} misses the messages`, (_model, browser) => browser.tab(tab).unheard.clear()),
    ),
    fc.constant(command('a late write stores over the last', (_model, browser) => browser.storeOver())),
    index.map((tab) => command(`tab ${tab} is hidden`, (_model, browser) => browser.tab(tab).page.leaves())),
    index.map((tab) => command(`tab ${tab} is shown`, (_model, browser) => browser.tab(tab).page.shows())),
    index.map(reloads),
  ],
  { maxCommands: 60 },
);

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

it('two tabs lose nothing: each field and entry ends as it was changed last in either', () => {
  fc.assert(
    fc
      .property(commands, (sequence) => {
        const browser = new Browser();
        const model: LastChanges = { entries: entriesOf(browser.tab(0).store.getState()), ticket: '' };
        fc.modelRun(() => ({ model, real: browser }), sequence);
        vi.advanceTimersByTime(3000);
        for (const { page } of browser.tabs) page.shows();
        vi.advanceTimersByTime(3000);
        const expected = Object.fromEntries([...model.entries].toSorted());
        for (const { store } of [...browser.tabs, openTab()]) {
          expect(Object.fromEntries([...entriesOf(store.getState())].toSorted())).toEqual(expected);
        }
        for (const { store, typed } of browser.tabs) expect(store.getState().swap.typedValue).toBe(typed);
        expect(openTab().store.getState().swap.typedValue).toBe(model.ticket);
      })
      .afterEach(() => {
        vi.clearAllTimers();
        vi.restoreAllMocks();
        window.localStorage.clear();
      }),
    { numRuns: 100 },
  );
});
