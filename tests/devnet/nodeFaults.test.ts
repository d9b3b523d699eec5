import { describe, expect, it } from 'vitest';
import {
  answerAtView,
  requestAtView,
  rejectionOf,
  batchRejection,
  missingBlockError,
  type NodeView,
  type RpcRequest,
} from '../../e2e/nodeFaults.ts';

const query = (method: string, ...params: unknown[]): RpcRequest => ({ jsonrpc: '2.0', id: 7, method, params });
const logs = (fromBlock: string, toBlock: string): RpcRequest => query('eth_getLogs', { fromBlock, toBlock });
const view: NodeView = { head: 10, headTime: 5000, oldestState: 8, pastSeconds: 0 };
const NEWEST = 2000;
const answer = (result: unknown) => ({ jsonrpc: '2.0', id: 7, result });

describe('a node with faults', () => {
  it('limits the range of logs and says so', () => {
    expect(rejectionOf({ rangeLimit: 1000 }, logs('0x0', '0x3e7'), NEWEST)).toBeUndefined();
    expect(rejectionOf({ rangeLimit: 1000 }, logs('0x3e9', 'latest'), NEWEST)).toBeUndefined();
    expect(rejectionOf({ rangeLimit: 1000 }, logs('0x3e8', 'latest'), NEWEST)).toBeDefined();
    const refused = rejectionOf({ rangeLimit: 1000 }, logs('0x0', '0x3e8'), NEWEST);
    expect(refused).toMatchObject({ id: 7, error: { message: 'eth_getLogs is limited to a 1000 blocks range' } });
  });

  it('refuses one method within a batch', () => {
    const faults = { failing: 'eth_getLogs' };
    expect(rejectionOf(faults, logs('0x0', '0x1'), NEWEST)).toMatchObject({ id: 7, error: { code: -32603 } });
    expect(rejectionOf(faults, query('eth_call', { to: '0x1' }, 'latest'), NEWEST)).toBeUndefined();
  });

  it('refuses a call without a contract only if it bends calls', () => {
    const call = query('eth_call', { data: '0x00' }, 'latest');
    expect(rejectionOf({ replaced: [1n, 2n] }, call, NEWEST)).toMatchObject({ id: 7, error: { code: -32602 } });
    expect(rejectionOf({ noInitCode: 'error' }, call, NEWEST)).toMatchObject({ id: 7, error: { code: -32602 } });
    expect(rejectionOf({ rangeLimit: 1000, batchLimit: 1 }, call, NEWEST)).toBeUndefined();
  });

  it('means an older block by latest if it is behind the others, and knows nothing of later ones', () => {
    expect(requestAtView(query('eth_call', {}, 'latest'), view).params).toEqual([{}, '0xa']);
    expect(answerAtView('eth_blockNumber', answer('0xc'), view)).toEqual(answer('0xa'));
    const found = [{ blockNumber: '0xa' }, { blockNumber: '0xb' }];
    expect(answerAtView('eth_getLogs', answer(found), view)).toEqual(answer([{ blockNumber: '0xa' }]));
    expect(answerAtView('eth_getTransactionReceipt', answer({ blockNumber: '0xb' }), view)).toEqual(answer(null));
    expect(answerAtView('eth_getTransactionReceipt', answer({ blockNumber: '0xa' }), view)).toEqual(
      answer({ blockNumber: '0xa' }),
    );
    expect(answerAtView('eth_getTransactionByHash', answer({ blockNumber: '0xb', nonce: '0x1' }), view)).toMatchObject({
      result: { blockNumber: null, nonce: '0x1' },
    });
  });

  it('does not know a block above its newest', () => {
    expect(missingBlockError(view, query('eth_call', {}, '0xb'))).toMatchObject({
      error: { message: 'header not found' },
    });
    expect(missingBlockError(view, query('eth_call', {}, '0xa'))).toBeUndefined();
    expect(answerAtView('eth_getBlockByNumber', answer({ number: '0xb', timestamp: '0x1' }), view)).toEqual(
      answer(null),
    );
  });

  it('far behind, or in the past, it answers for the block requested and takes the oldest state there is', () => {
    const far = { ...view, head: 3, pastSeconds: 600 };
    expect(requestAtView(query('eth_call', {}, 'latest'), far).params).toEqual([
      {},
      '0x8',
      {},
      { number: '0x3', time: '0x1130' },
    ]);
    const answered = answerAtView('eth_getBlockByNumber', answer({ number: '0x3', timestamp: '0x1388' }), far);
    expect(answered).toMatchObject({ result: { number: '0x3', timestamp: '0x1130' } });
  });

  it('refuses a batch that is too long as a whole', () => {
    const batch = [query('eth_call', {}, 'latest'), logs('0x0', '0x1')];
    expect(batchRejection({ batchLimit: 2 }, batch)).toBeUndefined();
    expect(batchRejection({ batchLimit: 1 }, batch)).toMatchObject([{ id: 7, error: { message: 'batch too large' } }]);
  });
});
