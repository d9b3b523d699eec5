import { expect, it } from 'vitest';
import { compileContracts, staleArtifacts } from '../../e2e/devnet/compile.ts';

it('the committed artefacts are exactly what the contracts compile to', () => {
  const compiled = compileContracts();
  expect(compiled.has('OrderBook.json')).toBe(true);
  expect(compiled.has('OrderBookExt.json')).toBe(true);
  expect(staleArtifacts(compiled)).toEqual([]);
});

it('an artefact with another text or without a source is named as stale', () => {
  const compiled = compileContracts();
  compiled.set('OrderBook.json', 'changed');
  compiled.delete('OrderBookExt.json');
  expect(staleArtifacts(compiled)).toEqual(['OrderBook.json', 'OrderBookExt.json']);
});
