import { describe, expect, it } from 'vitest';
import { createStore } from '../../tools/subgraph/store.ts';

const SCHEMA = `
  type Thing @entity(immutable: false) { id: ID!, count: BigInt!, note: String }
  type Fact @entity(immutable: true) { id: ID!, count: BigInt! }
`;
const kinds = { id: 'String', count: 'BigInt', note: 'String' } as const;

describe("a subgraph's store", () => {
  it('keeps what a handler wrote when it ended well, and nothing of one that did not', () => {
    const store = createStore(SCHEMA);
    store.set('Thing', 'a', { id: 'a', count: 1n }, kinds);
    expect(store.get('Thing', 'a')).toEqual({ id: 'a', count: 1n });
    store.discard();
    expect(store.get('Thing', 'a')).toBeUndefined();
    store.set('Thing', 'a', { id: 'a', count: 1n }, kinds);
    store.commit();
    store.remove('Thing', 'a');
    expect(store.get('Thing', 'a')).toBeUndefined();
    store.discard();
    expect([...store.entities('Thing').values()]).toEqual([{ id: 'a', count: 1n }]);
  });

  it('changes the fields that are given and keeps the others', () => {
    const store = createStore(SCHEMA);
    store.set('Thing', 'a', { id: 'a', count: 1n, note: 'first' }, kinds);
    store.set('Thing', 'a', { id: 'a', count: 2n }, { id: 'String', count: 'BigInt' });
    expect(store.get('Thing', 'a')).toEqual({ id: 'a', count: 2n, note: 'first' });
  });

  it.each([
    ['without a required field', 'Thing', { id: 'a' }, /has no count/],
    ['with a field of another type', 'Thing', { id: 'a', count: 1n }, /is BigInt, not String/],
    ['with a field that nobody knows', 'Thing', { id: 'a', count: 1n, size: 'b' }, /has no field size/],
    ['under the id of another one', 'Thing', { id: 'b', count: 1n }, /has the id b/],
    ['of an unknown type', 'Nothing', { id: 'a' }, /no entity Nothing/],
  ])('refuses an entity %s', (what, type, entity, reason) => {
    const store = createStore(SCHEMA);
    const given = what === 'with a field of another type' ? { ...kinds, count: 'String' as const } : kinds;
    expect(() => store.set(type, 'a', entity, given)).toThrow(reason);
  });

  it('writes an immutable entity once', () => {
    const store = createStore(SCHEMA);
    store.set('Fact', 'a', { id: 'a', count: 1n }, kinds);
    store.commit();
    expect(() => store.set('Fact', 'a', { id: 'a', count: 2n }, kinds)).toThrow(/immutable/);
  });
});
