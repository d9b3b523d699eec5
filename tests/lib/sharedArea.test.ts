import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Fields } from '#lib/fields.ts';
import { createSharedArea } from '#lib/sharedArea.ts';

const KEY = 'list';
const idOf = ({ id }: Fields): string => String(id);

interface Tab {
  readonly by: object;
  readonly seen: { text: string | undefined };
  readonly shared: ReturnType<typeof createSharedArea>;
  entries(): readonly Fields[];
  find(id: string): Fields | undefined;
  change(apply: (before: readonly Fields[]) => readonly Fields[]): void;
}

let nowMs = 0;
let stored: string | undefined;
let tabs: Tab[] = [];
/** Writes in the order in which the browser stored them, and of which it has not notified other tabs yet. */
let undelivered: { readonly by: object; readonly text: string }[] = [];

/** A tab in a separate process: it reads what it was notified of, not what the browser has stored meanwhile. */
const openTab = (): Tab => {
  const by = {};
  const seen = { text: stored };
  const area = {
    get: () => seen.text,
    set: (_key: string, text: string) => {
      seen.text = text;
      undelivered.push({ by, text });
      return true;
    },
  };
  const shared = createSharedArea(area, KEY, idOf, () => nowMs);
  const entries = (): Fields[] => JSON.parse(seen.text ?? '[]') as Fields[];
  const tab: Tab = {
    by,
    seen,
    shared,
    entries,
    find: (id: string) => entries().find((entry) => entry['id'] === id),
    change: (apply: (before: readonly Fields[]) => readonly Fields[]) =>
      void shared.set(KEY, JSON.stringify(apply(entries()))),
  };
  tabs.push(tab);
  return tab;
};

/** The browser notifies all tabs of all writes; the last one is what is stored. */
const deliver = (): void => {
  for (let write = undelivered.shift(); write; write = undelivered.shift()) {
    const { by, text } = write;
    stored = text;
    for (const tab of tabs) {
      // A tab's own later write stays until the browser has stored it too.
      if (!undelivered.some((later) => later.by === tab.by)) tab.seen.text = text;
      if (tab.by !== by) tab.shared.takeIn(text);
    }
  }
};

const add = (id: string) => (before: readonly Fields[]) => [...before, { id, a: 0, b: 0 }];
const edit = (id: string, known: Fields) => (before: readonly Fields[]) =>
  before.map((entry) => (entry['id'] === id ? { ...entry, ...known } : entry));
const remove = (id: string) => (before: readonly Fields[]) => before.filter((entry) => entry['id'] !== id);

beforeEach(() => {
  nowMs = 0;
  stored = undefined;
  tabs = [];
  undelivered = [];
});

it('two tabs that add an entry at the same moment keep both', () => {
  const [first, second] = [openTab(), openTab()];
  first.change(add('x'));
  second.change(add('y'));
  deliver();
  for (const tab of tabs) expect(tab.entries().map(idOf).toSorted()).toEqual(['x', 'y']);
});

it('two tabs that change fields of one entry keep both; of one field the last change wins', () => {
  openTab().change(add('x'));
  deliver();
  const [first, second] = [openTab(), openTab()];
  first.change(edit('x', { a: 1, c: 1 }));
  second.change(edit('x', { b: 2, c: 2 }));
  deliver();
  expect(first.find('x')).toEqual({ id: 'x', a: 1, b: 2, c: 2 });
  expect(second.find('x')).toEqual(first.find('x'));
});

it('an entry that one tab removes while another changes a second one stays removed', () => {
  openTab().change((before) => add('y')(add('x')(before)));
  deliver();
  const [first, second] = [openTab(), openTab()];
  first.change(remove('x'));
  second.change(edit('y', { a: 1 }));
  deliver();
  for (const tab of tabs) expect(tab.entries()).toEqual([{ id: 'y', a: 1, b: 0 }]);
});

it('an entry that another tab has seen and removes stays removed', () => {
  const [first, second] = [openTab(), openTab()];
  first.change(add('x'));
  deliver();
  second.change(edit('x', { a: 1 }));
  deliver();
  second.change(remove('x'));
  deliver();
  expect(first.entries()).toEqual([]);
});

it('an older change is not repeated, and deleted data stays deleted', () => {
  const [first, second] = [openTab(), openTab()];
  first.change(add('x'));
  deliver();
  nowMs = 2000;
  second.change(remove('x'));
  deliver();
  expect(first.entries()).toEqual([]);
  first.change(add('y'));
  first.seen.text = undefined;
  first.shared.takeIn(null);
  expect(first.seen.text).toBeUndefined();
});

it('fields of an object are entries, too', () => {
  const seen = { text: JSON.stringify({ token: { name: '', site: '' } }) };
  const area = { get: () => seen.text, set: (_key: string, text: string) => Boolean((seen.text = text)) };
  const shared = createSharedArea(area, KEY, idOf, () => 0);
  shared.set(KEY, JSON.stringify({ token: { name: 'typed here', site: '' } }));
  seen.text = JSON.stringify({ token: { name: '', site: 'typed there' } });
  shared.takeIn(seen.text);
  expect(JSON.parse(seen.text)).toEqual({ token: { name: 'typed here', site: 'typed there' } });
});

it('no addition by any tab is lost, whatever the others do at the same moment, and all tabs agree', () => {
  const step = fc.record({ tab: fc.nat(2), isDelivered: fc.boolean(), edits: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      [tabs, undelivered, stored] = [[], [], undefined];
      for (let each = 0; each < 3; each += 1) openTab();
      const ids: string[] = [];
      steps.forEach(({ tab, isDelivered, edits }, index) => {
        const known = tabs[tab]?.entries().at(-1);
        if (edits && known) tabs[tab]?.change(edit(idOf(known), { [`field${index}`]: index }));
        else {
          ids.push(`entry${index}`);
          tabs[tab]?.change(add(`entry${index}`));
        }
        if (isDelivered) deliver();
      });
      deliver();
      for (const tab of tabs) {
        expect(tab.entries().map(idOf).toSorted()).toEqual(ids.toSorted());
        expect(tab.seen.text).toBe(stored);
      }
    }),
  );
});
