import { AbiCoder, id, Interface, zeroPadValue } from 'ethers';
import { describe, expect, it } from 'vitest';
import { DecodeError } from '#chain/codec/DecodeError.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import { createPositionFold } from '#chain/positions/positionFold.ts';
import {
  decodePoolLog,
  decodeSupplyLog,
  presentLogs,
  moveFilters,
  poolEventsFilter,
  supplyFilters,
} from '#chain/positions/positionLogs.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

const pair: Address = '0x1111111111111111111111111111111111111111';
const account: Address = '0x2222222222222222222222222222222222222222';
const NOBODY: Address = `0x${'0'.repeat(40)}`;
const coder = AbiCoder.defaultAbiCoder();
const events = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
  'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
]);

const logOf = (name: string, values: readonly unknown[], more: Partial<RpcLog> = {}): RpcLog => {
  const { topics, data } = events.encodeEventLog(name, [...values]);
  return {
    ...{ address: pair, topics: topics as Hex[], data: data as Hex },
    ...{ blockNumber: '0x10', blockHash: '0xaa', logIndex: '0x2', transactionHash: '0xbb' },
    ...more,
  };
};

const eventFields = { blockNumber: 16, logIndex: 2, transactionHash: '0xbb' };

describe('logs of a pool', () => {
  it('are read as the pair writes them', () => {
    expect(decodePoolLog(logOf('Transfer', [NOBODY, account, 7n]))).toEqual({
      ...eventFields,
      ...{ kind: 'transfer', from: NOBODY, to: account, value: 7n },
    });
    expect(decodePoolLog(logOf('Sync', [3n, 4n]))).toEqual({
      ...eventFields,
      kind: 'sync',
      reserve0: 3n,
      reserve1: 4n,
    });
    const change = { ...eventFields, amount0: 5n, amount1: 6n };
    expect(decodePoolLog(logOf('Mint', [account, 5n, 6n]))).toEqual({ ...change, kind: 'mint' });
    expect(decodePoolLog(logOf('Burn', [account, 5n, 6n, account]))).toEqual({ ...change, kind: 'burn' });
    expect(decodePoolLog(logOf('Sync', [3n, 4n], { topics: [id('Other()') as Hex] }))).toBeUndefined();
  });

  it('are refused if they have another shape', () => {
    expect(() => decodePoolLog(logOf('Sync', [3n, 4n], { data: '0x' }))).toThrow(DecodeError);
    const topics = logOf('Transfer', [NOBODY, account, 7n]).topics.slice(0, 2);
    expect(() => decodePoolLog(logOf('Transfer', [NOBODY, account, 7n], { topics }))).toThrow(DecodeError);
  });

  it('are mints and burns if they change the supply', () => {
    expect(decodeSupplyLog(logOf('Transfer', [NOBODY, account, 7n])).delta).toBe(7n);
    expect(decodeSupplyLog(logOf('Transfer', [pair, NOBODY, 7n])).delta).toBe(-7n);
    expect(decodeSupplyLog(logOf('Transfer', [NOBODY, NOBODY, 1000n])).delta).toBe(1000n);
  });

  it('are requested by indexed topics', () => {
    const topic = (owner: Address): string => zeroPadValue(owner, 32);
    const transfer = id('Transfer(address,address,uint256)');
    expect(moveFilters(pair, account).map(({ topics }) => topics)).toEqual([
      [transfer, topic(account)],
      [transfer, null, topic(account)],
    ]);
    expect(supplyFilters(pair).map(({ topics }) => topics)).toEqual([
      [transfer, topic(NOBODY)],
      [transfer, topic(pair), topic(NOBODY)],
    ]);
    expect(poolEventsFilter(pair).topics).toEqual([
      [
        transfer,
        id('Sync(uint112,uint112)'),
        id('Mint(address,uint256,uint256)'),
        id('Burn(address,uint256,uint256,address)'),
      ],
    ]);
  });

  it('are unique and in chain order, without removed ones', () => {
    const first = logOf('Sync', [1n, 1n], { logIndex: '0x1' });
    const second = logOf('Sync', [2n, 2n], { logIndex: '0xa' });
    const gone = logOf('Sync', [3n, 3n], { logIndex: '0x3', removed: true });
    expect(presentLogs([second, gone, first, { ...second }])).toEqual([first, second]);
  });
});

describe('a fold', () => {
  const owner = { pair, account, staking: undefined, feeRate: undefined };

  it('makes a ledger of moves, the events around them and the supply after them', async () => {
    const logs = [
      logOf('Transfer', [NOBODY, account, 100n], { logIndex: '0x1' }),
      logOf('Sync', [400n, 900n], { logIndex: '0x2' }),
      logOf('Mint', [account, 40n, 90n], { logIndex: '0x3' }),
    ];
    const fold = createPositionFold(owner);
    // 50 more were minted afterwards: with 1050 now there were 1000 at the deposit.
    fold.takeSupply([logOf('Transfer', [NOBODY, pair, 50n], { blockNumber: '0x20', blockHash: '0xcc' })]);
    const ledger = await fold.finish({ moves: logs.slice(0, 1), around: logs, supplyNow: 1050n, known: undefined });
    // The root of 400 * 900 is 600; 100 of 1000 pool tokens represent 60.
    expect(ledger).toMatchObject({
      ok: true,
      value: {
        ledger: { poolTokens: 100n, basis: 60n << 128n, deposits: 1 },
        marks: [{ blockNumber: 16, moves: { deposit: 1 } }],
      },
    });
  });

  it('refuses an impossible supply', () => {
    const fold = createPositionFold(owner);
    const data = coder.encode(['bytes'], ['0x']) as Hex;
    expect(() => fold.takeSupply([logOf('Transfer', [NOBODY, pair, 5n], { data: data.slice(0, 10) as Hex })])).toThrow(
      DecodeError,
    );
  });
});
