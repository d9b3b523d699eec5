import { describe, expect, it } from 'vitest';
import { answeredAt, askedAt, refusedBy } from '../../e2e/nodeHabits.ts';
import type { RpcQuestion } from '../../e2e/nodeHabits.ts';

const question = (method: string, ...params: unknown[]): RpcQuestion => ({ jsonrpc: '2.0', id: 7, method, params });
const logs = (fromBlock: string, toBlock: string): RpcQuestion => question('eth_getLogs', { fromBlock, toBlock });
const answer = (result: unknown) => ({ jsonrpc: '2.0', id: 7, result });

describe('a node with habits', () => {
  it('limits the range of logs and says so', () => {
    expect(refusedBy({ rangeLimit: 1000 }, logs('0x0', '0x3e7'))).toBeUndefined();
    const refused = refusedBy({ rangeLimit: 1000 }, logs('0x0', '0x3e8'));
    expect(refused).toMatchObject({ id: 7, error: { message: 'eth_getLogs is limited to a 1000 blocks range' } });
  });

  it('refuses one method within a batch', () => {
    expect(refusedBy({ failing: 'eth_getLogs' }, logs('0x0', '0x1'))).toMatchObject({ id: 7, error: { code: -32603 } });
    expect(refusedBy({ failing: 'eth_getLogs' }, question('eth_call', {}, 'latest'))).toBeUndefined();
  });

  it('behind the others means an older block by latest, and knows nothing of later ones', () => {
    expect(askedAt(question('eth_call', {}, 'latest'), 10).params).toEqual([{}, '0xa']);
    expect(answeredAt('eth_blockNumber', answer('0xc'), 10)).toEqual(answer('0xa'));
    const found = [{ blockNumber: '0xa' }, { blockNumber: '0xb' }];
    expect(answeredAt('eth_getLogs', answer(found), 10)).toEqual(answer([{ blockNumber: '0xa' }]));
    expect(answeredAt('eth_getTransactionReceipt', answer({ blockNumber: '0xb' }), 10)).toEqual(answer(null));
    expect(answeredAt('eth_getTransactionReceipt', answer({ blockNumber: '0xa' }), 10)).toEqual(
      answer({ blockNumber: '0xa' }),
    );
    expect(answeredAt('eth_getTransactionByHash', answer({ blockNumber: '0xb', nonce: '0x1' }), 10)).toMatchObject({
      result: { blockNumber: null, nonce: '0x1' },
    });
  });
});
