import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceProof, proofVerdict, type BalanceReading, type MovedSides } from '#domain/ledger/balanceProof.ts';
import type { Address } from '#domain/tokens/types.ts';

const assets = [1, 2, 3].map((digit): Address => `0x${String(digit).repeat(40)}`);
const [native, coin] = [assets[0] as Address, assets[1] as Address];

const amount = fc.bigInt({ min: 0n, max: 2n ** 200n });
const moved = fc.record({ token: fc.constantFrom(...assets), amount });
const entry: fc.Arbitrary<MovedSides> = fc.record({
  sent: fc.option(moved, { nil: undefined }),
  received: fc.option(moved, { nil: undefined }),
});

/** Applies each entry by itself; balances may pass below zero on the way. */
const replayed = (
  opening: ReadonlyMap<Address, bigint>,
  entries: readonly MovedSides[],
  fees: readonly bigint[],
): ReadonlyMap<Address, BalanceReading> => {
  const held = new Map(opening);
  for (const { sent, received } of entries) {
    if (sent) held.set(sent.token, (held.get(sent.token) ?? 0n) - sent.amount);
    if (received) held.set(received.token, (held.get(received.token) ?? 0n) + received.amount);
  }
  for (const fee of fees) held.set(native, (held.get(native) ?? 0n) - fee);
  return new Map([...held].map(([asset, closing]) => [asset, { opening: opening.get(asset) ?? 0n, closing }]));
};

const account = fc
  .record({
    opening: fc.tuple(amount, amount, amount).map((all) => new Map(assets.map((asset, i) => [asset, all[i] ?? 0n]))),
    entries: fc.array(entry, { maxLength: 30 }),
    networkFees: fc.array(amount, { maxLength: 10 }),
  })
  .map((facts) => ({ ...facts, native, readings: replayed(facts.opening, facts.entries, facts.networkFees) }));

describe('the proof of balances', () => {
  it('agrees for every asset of any account whose entries are complete', () => {
    fc.assert(
      fc.property(account, (input) => {
        const lines = balanceProof(input);
        expect(lines.map(({ asset, difference }) => [asset, difference])).toEqual(assets.map((asset) => [asset, 0n]));
        expect(proofVerdict(lines)).toBe('agrees');
      }),
    );
  });

  it('names the asset and the amount of an entry that is missing', () => {
    fc.assert(
      fc.property(account, fc.bigInt({ min: 1n, max: 2n ** 200n }), fc.boolean(), (input, missing, isSent) => {
        const side = { token: coin, amount: missing };
        const real = [...input.entries, { sent: isSent ? side : undefined, received: isSent ? undefined : side }];
        const readings = replayed(input.opening, real, input.networkFees);
        const wrong = balanceProof({ ...input, readings }).filter(({ verdict }) => verdict !== 'agrees');
        expect(wrong.map(({ asset, verdict, difference }) => [asset, verdict, difference])).toEqual([
          [coin, 'differs', isSent ? -missing : missing],
        ]);
      }),
    );
  });

  it('gives a coin that moved without a log its own line, and calls no token complete by it', () => {
    fc.assert(
      fc.property(account, fc.bigInt({ min: 1n, max: 2n ** 200n }), (input, plain) => {
        const readings = replayed(input.opening, input.entries, [...input.networkFees, plain]);
        const lines = balanceProof({ ...input, readings });
        expect(lines.find(({ asset }) => asset === native)).toMatchObject({ verdict: 'unlogged', difference: -plain });
        expect(proofVerdict(lines)).toBe('unlogged');
      }),
    );
  });

  it('says unread or unproven where a balance is unknown, and computes the opening balance from the others', () => {
    fc.assert(
      fc.property(account, fc.constantFrom('opening', 'closing'), (input, side) => {
        const readings = new Map([
          ...input.readings,
          [coin, { ...input.readings.get(coin), [side]: undefined }],
        ]) as typeof input.readings;
        const line = balanceProof({ ...input, readings }).find(({ asset }) => asset === coin);
        expect(line?.difference).toBeUndefined();
        expect([line?.verdict, line?.computedOpening]).toEqual(
          side === 'closing' ? ['unread', undefined] : ['unproven', input.opening.get(coin)],
        );
      }),
    );
  });

  it('a computed opening balance below zero proves that an entry is missing', () => {
    const entries = [
      { sent: { token: coin, amount: 5n }, received: undefined },
      { sent: undefined, received: { token: coin, amount: 9n } },
    ];
    const readings = new Map([[coin, { opening: undefined, closing: 3n }]]);
    const [line] = balanceProof({ entries, networkFees: [], native, readings });
    expect(line).toMatchObject({ verdict: 'differs', computedOpening: -1n });
  });

  it('an asset that only entries name is unread, and no line at all proves nothing', () => {
    const entries = [{ sent: { token: coin, amount: 5n }, received: undefined }];
    const lines = balanceProof({ entries, networkFees: [], native, readings: new Map() });
    expect(lines.map(({ asset, verdict }) => [asset, verdict])).toEqual([[coin, 'unread']]);
    expect(proofVerdict([])).toBe('unread');
  });
});
