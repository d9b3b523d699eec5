import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asFor,
  drawnBy,
  firstFailure,
  owesTooMuch,
  payableNow,
  sharedVaultOf,
  type SharedVault,
  type VaultDraw,
  type VaultProgramme,
} from '#domain/mining/sharedVault.ts';

const MYT = '0x1000000000000000000000000000000000000001';
const VAULT = '0x2000000000000000000000000000000000000002';
const OTHER = '0x3000000000000000000000000000000000000003';
const UNIT = 10n ** 18n;
const BLOCKS_A_DAY = 43_200n;
const PLENTY = 10n ** 30n;

const draw = (programme: VaultProgramme, part: Partial<VaultDraw> = {}): VaultDraw => ({
  programme,
  token: MYT,
  payer: VAULT,
  balance: 30_000n * UNIT,
  allowance: PLENTY,
  owed: 0n,
  perBlock: 0n,
  ...part,
});

const aDay = (myt: bigint): bigint => (myt * UNIT) / BLOCKS_A_DAY;

/** The vault of the case: 30,000 MYT, 5,106 a day to three programmes, 23,087 owed by the fourth. */
const four: readonly VaultDraw[] = [
  draw('trade', { perBlock: aDay(790n) }),
  draw('liquidity', { perBlock: aDay(2_400n) }),
  draw('order', { perBlock: aDay(1_916n) }),
  draw('burn', { owed: 23_087n * UNIT }),
];

const vaultOf = (programme: VaultProgramme, draws: readonly VaultDraw[]): SharedVault => {
  const vault = sharedVaultOf(programme, draws);
  if (!vault) throw new Error('no vault');
  return vault;
};

describe('a vault that four programmes are paid from', () => {
  it('fails on the same day, whichever programme is looked at', () => {
    const failures = four.map(({ programme }) => firstFailure(vaultOf(programme, four)));
    expect(new Set(failures).size).toBe(1);
    const [blocks = 0n] = failures;
    // (30,000 - 23,087) / 5,106 = 1.35 days.
    expect((100n * blocks) / BLOCKS_A_DAY).toBe(135n);
  });

  it('says what it holds, owes and pays out together', () => {
    const vault = vaultOf('burn', four);
    expect(vault.owed).toBe(23_087n * UNIT);
    expect(vault.perBlock).toBe(aDay(790n) + aDay(2_400n) + aDay(1_916n));
    expect(payableNow(vault)).toBe(23_087n * UNIT);
    expect(payableNow({ ...vault, balance: 5n })).toBe(5n);
  });

  it('leaves a programme with another payer alone', () => {
    const draws = [...four, draw('burn', { payer: OTHER, balance: 1n, owed: 5n })].filter(
      ({ programme, payer }) => programme !== 'burn' || payer === OTHER,
    );
    expect(vaultOf('burn', draws).draws).toHaveLength(1);
    expect(firstFailure(vaultOf('burn', draws))).toBe(0n);
    expect(vaultOf('trade', draws).draws.map(({ programme }) => programme)).toEqual(['trade', 'liquidity', 'order']);
  });

  it('is short as soon as one approval is', () => {
    const draws = four.map((entry) =>
      entry.programme === 'trade' ? { ...entry, allowance: aDay(790n) * 10n } : entry,
    );
    expect(firstFailure(vaultOf('order', draws))).toBe(11n);
  });

  it('names an approval that fails to all, and warns of it only the programme that it stops', () => {
    const draws = four.map((entry) => (entry.programme === 'burn' ? { ...entry, allowance: 7n * UNIT } : entry));
    const [trade, burn] = [vaultOf('trade', draws), vaultOf('burn', draws)];
    expect([firstFailure(trade), firstFailure(burn)]).toEqual([0n, 0n]);
    expect(payableNow(trade)).toBe(7n * UNIT);
    expect(owesTooMuch(asFor('trade', trade))).toBe(false);
    expect(owesTooMuch(asFor('burn', burn))).toBe(true);
    expect(firstFailure(asFor('trade', trade))).toBe(firstFailure(vaultOf('trade', four)));
  });

  it('pays a promised reward only at the end of its epoch', () => {
    const steps = { amount: 600n, first: 100n, every: 200n };
    const burn = draw('burn', { balance: 1_000n, owed: 1_100n, promised: 600n, steps });
    expect([0n, 99n, 100n, 299n, 300n].map((blocks) => drawnBy(burn, blocks))).toEqual([
      500n,
      500n,
      1_100n,
      1_100n,
      1_700n,
    ]);
    expect(firstFailure(vaultOf('burn', [burn]))).toBe(100n);
    expect(owesTooMuch(vaultOf('burn', [burn]))).toBe(true);
  });

  it('counts the epochs that begin before it is empty', () => {
    const steps = { amount: 1_000n * UNIT, first: BLOCKS_A_DAY / 2n, every: BLOCKS_A_DAY };
    const draws = four.map((entry) => (entry.programme === 'burn' ? { ...entry, steps } : entry));
    const blocks = firstFailure(vaultOf('trade', draws)) ?? 0n;
    expect((100n * blocks) / BLOCKS_A_DAY).toBe(115n);
  });
});

describe('the first payment that fails', () => {
  const amount = fc.bigInt({ min: 0n, max: 5_000n });
  const steps = fc.record({
    amount,
    first: fc.bigInt({ min: 0n, max: 50n }),
    every: fc.option(fc.bigInt({ min: 1n, max: 40n }), { nil: undefined }),
  });
  const some = fc.array(
    fc.record({ owed: amount, perBlock: fc.bigInt({ min: 1n, max: 90n }), allowance: amount, steps }),
    { minLength: 1, maxLength: 4 },
  );

  it('is the first block in which what is drawn exceeds the balance or an approval', () => {
    fc.assert(
      fc.property(some, amount, (parts, balance) => {
        const names = ['trade', 'liquidity', 'order', 'burn'] as const;
        const draws = parts.map((part, i) => draw(names[i] ?? 'burn', { ...part, balance }));
        const failure = firstFailure(vaultOf(names[0], draws));
        let block = 0n;
        const fails = (): boolean => {
          const drawn = draws.map((entry) => drawnBy(entry, block));
          return (
            drawn.reduce((a, b) => a + b, 0n) > balance ||
            draws.some(({ allowance }, i) => (drawn[i] ?? 0n) > allowance)
          );
        };
        while (!fails()) block += 1n;
        expect(failure).toBe(block);
      }),
    );
  });

  it('never comes where nothing is drawn', () => {
    expect(firstFailure(vaultOf('trade', [draw('trade')]))).toBeUndefined();
  });
});
