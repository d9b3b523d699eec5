import { describe, expect, it } from 'vitest';
import { createBlocks } from '#services/blocks/createBlocks.ts';
import { meta, startSubgraph, type SubgraphAnswer } from '../support/subgraph.ts';

const block = { id: `0x${'ab'.repeat(32)}`, number: '57000000', timestamp: '1700000010' };
const window = { from: 1_700_000_000, to: 1_700_003_599 };

const ask = async (answer: SubgraphAnswer) => {
  const { url, requests } = await startSubgraph(() => answer);
  const service = createBlocks({ url, timeoutMs: answer === 'hang' ? 200 : 5000, maxBytes: 100_000 });
  return { found: await service.firstIn(window), requests };
};

describe('the blocks subgraph, queried by timestamp window (001 section 7)', () => {
  it('gives the first block of the window', async () => {
    const { found, requests } = await ask({ ...meta(100), blocks: [block] });
    expect(found).toEqual({ ok: true, value: { number: 57_000_000, timestamp: 1_700_000_010 } });
    expect(requests[0]?.variables).toEqual({ from: '1700000000', to: '1700003599' });
  });

  it('gives none where it knows none', async () => {
    expect((await ask({ ...meta(100), blocks: [] })).found).toEqual({ ok: true, value: null });
  });

  it.each<[string, SubgraphAnswer, string]>([
    ['an HTTP 500', 'fail', 'unreachable'],
    ['no GraphQL at all', 'noise', 'unreachable'],
    ['no answer in time', 'hang', 'timeout'],
    ['an index that has stopped', { ...meta(100, true), blocks: [block] }, 'indexingErrors'],
    ['no list', meta(100), 'unreadable'],
    ['a block before the window', { ...meta(100), blocks: [{ ...block, timestamp: '1699999999' }] }, 'unreadable'],
    ['a block after it', { ...meta(100), blocks: [{ ...block, timestamp: '1700003600' }] }, 'unreadable'],
    ['more than was asked for', { ...meta(100), blocks: [block, block] }, 'unreadable'],
    ['a block without a hash', { ...meta(100), blocks: [{ ...block, id: '7' }] }, 'unreadable'],
    ['a number that is none', { ...meta(100), blocks: [{ ...block, number: '-1' }] }, 'unreadable'],
  ])('%s is reported as such', async (_, answer, code) => {
    expect((await ask(answer)).found).toMatchObject({ ok: false, error: { code } });
  });
});
