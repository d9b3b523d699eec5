import fc from 'fast-check';
import type { LedgerKind, LedgerMove } from '#domain/ledger/ledgerMove.ts';
import type { Address } from '#domain/tokens/types.ts';

const address = (digit: string): Address => `0x${digit.repeat(40)}`;
export const [DOLLAR, MYT, WETH, POOL] = [address('1'), address('2'), address('3'), address('4')];

export type Leg = readonly [asset: Address, amount: bigint, value?: bigint | undefined];
export interface Event {
  readonly kind: LedgerKind;
  readonly legs: readonly Leg[];
}

/** One block for each event; a dollar's value is its amount. */
export const movesOf = (events: readonly Event[]): readonly LedgerMove[] =>
  events.flatMap(({ kind, legs }, block) =>
    legs.map(([asset, amount, value], logIndex): LedgerMove => {
      const size = amount < 0n ? -amount : amount;
      return {
        ...{ id: `${block} ${logIndex}`, event: String(block), kind, asset, amount },
        value: asset === DOLLAR ? size : value,
        ...{ blockNumber: block, logIndex, timestamp: block, transactionHash: '0xab' },
      };
    }),
  );

export const buy = (asset: Address, amount: bigint, dollars: bigint): Event => ({
  kind: 'trade',
  legs: [
    [DOLLAR, -dollars],
    [asset, amount, dollars],
  ],
});
export const sell = (asset: Address, amount: bigint, dollars: bigint): Event => ({
  kind: 'trade',
  legs: [
    [asset, -amount, dollars],
    [DOLLAR, dollars],
  ],
});

export const size = fc.bigInt({ min: 1n, max: 2000n });
const asset = fc.constantFrom(MYT, WETH);
const value = fc.option(size, { nil: undefined });
const received = (kind: LedgerKind): fc.Arbitrary<Event> =>
  fc.tuple(asset, size, value).map(([token, amount, dollars]) => ({ kind, legs: [[token, amount, dollars]] }));
const given = (kind: LedgerKind): fc.Arbitrary<Event> =>
  fc.tuple(asset, size, value).map(([token, amount, dollars]) => ({ kind, legs: [[token, -amount, dollars]] }));
export const event: fc.Arbitrary<Event> = fc.oneof(
  fc.tuple(asset, size, size).map(([token, amount, dollars]) => buy(token, amount, dollars)),
  fc.tuple(asset, size, size).map(([token, amount, dollars]) => sell(token, amount, dollars)),
  fc.tuple(size, size, value).map(([out, got, dollars]): Event => ({
    kind: 'trade',
    legs: [
      [MYT, -out, dollars],
      [WETH, got, dollars],
    ],
  })),
  ...(['reward', 'transferIn', 'unstake', 'bondPayout'] as const).map(received),
  ...(['transferOut', 'stake', 'burn', 'bondPurchase', 'networkFee'] as const).map(given),
  fc.tuple(asset, size, size, size, fc.boolean()).map(([token, amount, dollars, tokens, isLogged]): Event => ({
    kind: 'poolEntry',
    legs: [[token, -amount], ...(isLogged ? [[DOLLAR, -dollars] as const] : []), [POOL, tokens]],
  })),
  fc.tuple(asset, size, size, size, fc.boolean()).map(([token, amount, dollars, tokens, isLogged]): Event => ({
    kind: 'poolExit',
    legs: [[POOL, -tokens], [token, amount], ...(isLogged ? [[DOLLAR, dollars] as const] : [])],
  })),
);
