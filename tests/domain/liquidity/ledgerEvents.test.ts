import { describe, expect, it } from 'vitest';
import { ledgerEvents, snapshotNeeds, type LedgerSources } from '#domain/liquidity/ledgerEvents.ts';
import type { PoolEvent, PoolTransfer } from '#domain/liquidity/poolEvents.ts';
import type { Address } from '#domain/tokens/types.ts';

const NOBODY: Address = `0x${'0'.repeat(40)}`;
const [pair, account, staking, friend]: readonly Address[] = ['1', '2', '3', '4'].map(
  (digit): Address => `0x${digit.repeat(40)}`,
);
const who = { pair: pair ?? NOBODY, account: account ?? NOBODY, staking, friend: friend ?? NOBODY };

type Fact = readonly ['transfer', Address, Address, bigint] | readonly ['sync' | 'mint' | 'burn', bigint, bigint];

/** Events of a block's only transaction. */
const blockOf = (blockNumber: number, facts: readonly Fact[]): readonly PoolEvent[] =>
  facts.map((fact, logIndex): PoolEvent => {
    const position = { blockNumber, logIndex, transactionHash: `0x${blockNumber.toString(16)}` } as const;
    if (fact[0] === 'transfer') return { ...position, kind: 'transfer', from: fact[1], to: fact[2], value: fact[3] };
    return fact[0] === 'sync'
      ? { ...position, kind: 'sync', reserve0: fact[1], reserve1: fact[2] }
      : { ...position, kind: fact[0], amount0: fact[1], amount1: fact[2] };
  });

const isMove = (event: PoolEvent): event is PoolTransfer =>
  event.kind === 'transfer' && [event.from, event.to].includes(who.account);

const found = (around: readonly PoolEvent[], more: Partial<LedgerSources> = {}, staked = 0n) => {
  const sources = { ...who, feeRate: undefined, moves: around.filter(isMove), around, supplyAt: () => 1000n };
  return ledgerEvents({ ...sources, ...more }, staked);
};

describe('moves of pool tokens', () => {
  it('a mint counts with its own amounts and the reserves after it, whatever the protocol gets before', () => {
    const around = blockOf(5, [
      ['transfer', NOBODY, who.friend, 3n],
      ['transfer', NOBODY, who.account, 100n],
      ['sync', 4000n, 8000n],
      ['mint', 400n, 800n],
    ]);
    expect(found(around)).toMatchObject({
      ok: true,
      value: {
        events: [
          {
            kind: 'deposit',
            poolTokens: 100n,
            amounts: { amount0: 400n, amount1: 800n },
            snapshot: { reserve0: 4000n, reserve1: 8000n, supply: 1000n },
          },
        ],
      },
    });
  });

  it('pool tokens received as the protocol’s part do not count towards the mint next to it', () => {
    const around = [
      ...blockOf(4, [['sync', 3600n, 7200n]]),
      ...blockOf(5, [
        ['transfer', NOBODY, who.account, 10n],
        ['transfer', NOBODY, who.friend, 100n],
        ['sync', 4000n, 8000n],
        ['mint', 400n, 800n],
      ]),
    ];
    expect(found(around)).toMatchObject({
      ok: true,
      value: { events: [{ kind: 'deposit', poolTokens: 10n, amounts: { amount0: 36n, amount1: 72n } }] },
    });
  });

  it('a burn counts with its own amounts and the reserves before it', () => {
    const around = blockOf(5, [
      ['transfer', who.account, who.pair, 100n],
      ['transfer', who.pair, NOBODY, 100n],
      ['sync', 3600n, 7200n],
      ['burn', 400n, 800n],
    ]);
    expect(found(around, { supplyAt: () => 900n })).toMatchObject({
      ok: true,
      value: {
        events: [
          {
            kind: 'withdrawal',
            amounts: { amount0: 400n, amount1: 800n },
            snapshot: { reserve0: 4000n, reserve1: 8000n, supply: 1000n },
          },
        ],
      },
    });
  });

  it('counts only the account’s part of a burn that includes others’ pool tokens', () => {
    const around = blockOf(5, [
      ['transfer', who.account, who.pair, 25n],
      ['transfer', who.pair, NOBODY, 100n],
      ['sync', 3600n, 7200n],
      ['burn', 400n, 800n],
    ]);
    expect(found(around)).toMatchObject({
      ok: true,
      value: { events: [{ poolTokens: 25n, amounts: { amount0: 100n, amount1: 200n } }] },
    });
  });

  it('are no deposits or withdrawals if they go to the rewards pool and back', () => {
    const rewards = who.staking ?? NOBODY;
    const around = [
      ...blockOf(5, [['transfer', who.account, rewards, 70n]]),
      ...blockOf(6, [['transfer', rewards, who.account, 20n]]),
    ];
    expect(found(around)).toEqual({
      ok: true,
      value: {
        events: [],
        stakes: [
          { kind: 'stake', blockNumber: 5, staked: 70n },
          { kind: 'unstake', blockNumber: 6, staked: 50n },
        ],
        staked: 50n,
      },
    });
    expect(found(around, {}, 5n)).toMatchObject({ ok: true, value: { events: [], staked: 55n } });
  });

  it('withdrawing more from the rewards pool than was staked counts the excess as a deposit', () => {
    const around = [
      ...blockOf(4, [['sync', 4000n, 8000n]]),
      ...blockOf(6, [['transfer', who.staking ?? NOBODY, who.account, 20n]]),
    ];
    expect(found(around, {}, 15n)).toMatchObject({
      ok: true,
      value: { staked: 0n, events: [{ kind: 'deposit', poolTokens: 5n, amounts: { amount0: 20n, amount1: 40n } }] },
    });
  });

  it('count as nothing from an account to itself', () => {
    expect(found(blockOf(5, [['transfer', who.account, who.account, 70n]]))).toEqual({
      ok: true,
      value: { events: [], stakes: [], staked: 0n },
    });
  });

  it('have an unknown value without the reserves at that block', () => {
    const around = blockOf(5, [['transfer', who.friend, who.account, 70n]]);
    expect(found(around)).toEqual({ ok: false, error: { code: 'unknownState' } });
  });
});

describe('the state needed of earlier blocks', () => {
  const move = blockOf(9, [['transfer', who.friend, who.account, 70n]]);
  const [transfer] = move.filter(isMove);
  const earlier = blockOf(4, [
    ['sync', 4000n, 8000n],
    ['mint', 400n, 800n],
  ]);

  it('is the newest sync, also where an older one is known', () => {
    if (!transfer) throw new Error('no transfer');
    const around = [...earlier, ...move];
    expect(snapshotNeeds(transfer, { ...who, around, feeRate: undefined })).toEqual({ sync: true, change: false });
    expect(snapshotNeeds(transfer, { ...who, around, feeRate: 5n })).toEqual({ sync: true, change: true });
  });

  it('is nothing for a mint with its own sync', () => {
    const mint = blockOf(9, [
      ['transfer', NOBODY, who.account, 70n],
      ['sync', 4000n, 8000n],
      ['mint', 400n, 800n],
    ]);
    const [own] = mint.filter(isMove);
    if (!own) throw new Error('no transfer');
    expect(snapshotNeeds(own, { ...who, around: mint, feeRate: 5n })).toEqual({ sync: false, change: false });
  });
});
