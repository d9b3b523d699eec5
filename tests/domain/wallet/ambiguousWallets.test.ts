import { describe, expect, it } from 'vitest';
import { ambiguousWallets } from '#domain/wallet/ambiguousWallets.ts';

const indexesOf = (...names: readonly (string | undefined)[]): readonly number[] => [
  ...ambiguousWallets(names.map((name) => (name === undefined ? {} : { name }))),
];

describe('wallets whose names do not distinguish them', () => {
  it('finds none among different names', () => {
    expect(indexesOf('MetaMask', 'Rabby', undefined, undefined)).toEqual([]);
  });

  it('finds names that repeat or look the same', () => {
    expect(indexesOf('MetaMask', 'Rabby', 'Meta Mask')).toEqual([0, 2]);
    expect(indexesOf('MetaMask', 'МetaМask')).toEqual([0, 1]);
  });

  it("finds the names of this application's own rows", () => {
    expect(indexesOf('Wallet Connect', 'YOUR SAFE', 'Rabby')).toEqual([0, 1]);
  });
});
