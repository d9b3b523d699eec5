import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { asLogs, bookLogsQuery, decodeBookLog, type RpcLog } from '#chain/logs/logs.ts';
import { orderBookTopics } from '#chain/abis/orderBookExt.ts';
import type { Address } from '#domain/tokens/types.ts';

const ext = new Interface([
  'event AddOrder(address indexed _maker, address indexed _fromTokenAddr, address _toTokenAddr, uint256 _fromTokenNumber, uint256 _toTokenNumber, uint256 indexed _orderIndex)',
  'event UpdateOrderInfo(address indexed _fromTokenAddr, address indexed _toTokenAddr, uint256 indexed _orderIndex, uint256 _outNum, uint256 _inNum)',
  'event CancelOrderWithNum(address indexed _fromTokenAddr, address indexed _toTokenAddr, uint256 indexed _orderIndex, uint256 _num)',
  'event LiquidityPrice(address indexed _fromTokenAddr, address indexed _toTokenAddr, address indexed _pairAddr, uint256 _reserve0, uint256 _reserve1)',
]);
const EXT: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const sold: Address = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';
const bought: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const maker: Address = '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619';

const logOf = (name: string, values: readonly unknown[]): RpcLog => {
  const { topics, data } = ext.encodeEventLog(name, values);
  const place = { blockNumber: '0x10', blockHash: '0xaa', logIndex: '0x2' } as const;
  return { address: EXT, topics, data, ...place } as RpcLog;
};

const place = { soldToken: sold, boughtToken: bought, blockNumber: 16, logIndex: 2, id: '0xaa-0x2' };

describe('decodeBookLog', () => {
  it.each([
    [
      'AddOrder',
      [maker, sold, bought, 100n, 40n, 7n],
      { kind: 'AddOrder', maker, soldToken: sold, from: 100n, to: 40n, index: 7n },
    ],
    [
      'UpdateOrderInfo',
      [sold, bought, 7n, 39n, 100n],
      { kind: 'UpdateOrderInfo', soldToken: sold, index: 7n, outNum: 39n, inNum: 100n },
    ],
    [
      'CancelOrderWithNum',
      [sold, bought, 7n, 25n],
      { kind: 'CancelOrderWithNum', soldToken: sold, index: 7n, num: 25n },
    ],
  ] as const)('reads %s', (name, values, event) => {
    expect(decodeBookLog(logOf(name, values))).toEqual({ ...place, event });
  });

  it('ignores other logs and removed ones', () => {
    expect(decodeBookLog(logOf('LiquidityPrice', [sold, bought, maker, 1n, 2n]))).toBeUndefined();
    expect(decodeBookLog({ ...logOf('CancelOrderWithNum', [sold, bought, 7n, 25n]), removed: true })).toBeUndefined();
  });

  it('refuses an event that is cut off', () => {
    const log = logOf('UpdateOrderInfo', [sold, bought, 7n, 39n, 100n]);
    expect(() => decodeBookLog({ ...log, data: '0x00' })).toThrow();
  });
});

it('the log filter has the pair’s tokens at the topic that every event has', () => {
  const tokens = [sold, bought].map((token) => `0x${'0'.repeat(24)}${token.slice(2).toLowerCase()}`);
  expect(bookLogsQuery(EXT, [sold, bought], 16)).toEqual([
    { address: EXT, fromBlock: '0x10', toBlock: 'latest', topics: [Object.values(orderBookTopics), null, tokens] },
  ]);
  for (const log of [
    logOf('AddOrder', [maker, sold, bought, 1n, 1n, 1n]),
    logOf('UpdateOrderInfo', [sold, bought, 1n, 1n, 1n]),
    logOf('CancelOrderWithNum', [sold, bought, 1n, 1n]),
  ]) {
    expect(tokens).toContain(log.topics[2]);
  }
});

it('an answer that is not a list of logs is refused', () => {
  expect(asLogs([])).toEqual([]);
  for (const answer of [null, {}, [1], [{ topics: [] }]]) expect(() => asLogs(answer)).toThrow();
});
