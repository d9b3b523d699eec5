import { expect, it } from 'vitest';
import { compileContracts, staleArtifacts } from '../../e2e/devnet/compile.ts';

const compiled = compileContracts();

it('the committed artefacts are exactly what the contracts compile to', () => {
  expect([...compiled.keys()]).toEqual(expect.arrayContaining(['OrderBook.json', 'OrderBookExt.json']));
  expect(staleArtifacts(compiled)).toEqual([]);
});

it('an artefact with another text or without a source is named as stale', () => {
  const changed = new Map(compiled).set('OrderBook.json', 'changed');
  changed.delete('OrderBookExt.json');
  expect(staleArtifacts(changed)).toEqual(['OrderBook.json', 'OrderBookExt.json']);
});
