import { poolTopics } from '#chain/abis/pool.ts';
import { sizeWord, uintWord } from '#chain/codec/words.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import type { Address } from '#domain/tokens/types.ts';
import { readPoolValues } from '#reads/history/readPoolValues.ts';
import { poolsToDollars, priceRule } from '#stores/dollarPools.ts';
import type { FilledValues } from './types.ts';

const UNIT = 10n ** 18n;
/** Each pool has a price of one, and more dollars than an entry is worth. */
const RESERVE = uintWord(1000n * UNIT);
/** Blocks from one trade in all pools to the next. */
const TRADE_BLOCKS = 100;
const WORD_DIGITS = 64;
const hash = `0x${'1'.repeat(WORD_DIGITS)}` as const;
const anyAddress: Address = `0x${'1'.repeat(40)}`;

const outcome = (digits: string): string => sizeWord(1) + sizeWord(WORD_DIGITS) + sizeWord(digits.length / 2) + digits;

const timeOutcome = outcome(sizeWord(1));
const reservesOutcome = outcome(RESERVE + RESERVE + sizeWord(1));

/** As `tryBlockAndAggregate` returns it: the block's time, then the same reserves for each pool. */
const aggregate = (data: string): string => {
  // Selector, flag, offset, number of calls.
  const calls = parseInt(data.slice(10 + 2 * WORD_DIGITS, 10 + 3 * WORD_DIGITS), 16);
  const outcomes = Array.from({ length: calls }, (_, i) => (i === 0 ? timeOutcome : reservesOutcome));
  let at = calls * (WORD_DIGITS / 2);
  const offsets = outcomes.map((digits) => {
    const offset = sizeWord(at);
    at += digits.length / 2;
    return offset;
  });
  return `0x${[sizeWord(1), hash.slice(2), sizeWord(96), sizeWord(calls), ...offsets, ...outcomes].join('')}`;
};

const logsIn = (pairs: readonly Address[], fromBlock: number, toBlock: number): readonly unknown[] => {
  const logs: unknown[] = [];
  const first = Math.ceil(fromBlock / TRADE_BLOCKS) * TRADE_BLOCKS;
  for (let block = first; block <= toBlock; block += TRADE_BLOCKS)
    for (const [index, address] of pairs.entries())
      logs.push({
        ...{ address, topics: [poolTopics.sync], data: `0x${RESERVE}${RESERVE}`, blockHash: hash },
        ...{ blockNumber: `0x${block.toString(16)}`, logIndex: `0x${index.toString(16)}`, transactionHash: hash },
      });
  return logs;
};

interface Counted {
  readonly rpc: RpcClient;
  readonly counts: { calls: number; logs: number };
}

/** Node that answers in a separate task. Without `hasState` it has the state of the latest block only. */
const createNode = (hasState: boolean): Counted => {
  const counts = { calls: 0, logs: 0 };
  const answer = (method: string, [first, tag]: readonly unknown[]): unknown => {
    if (method === 'eth_call') {
      counts.calls += 1;
      if (!hasState && tag !== 'latest') throw new RpcResponseError(-32_000, 'missing trie node', undefined);
      return aggregate((first as { readonly data: string }).data);
    }
    counts.logs += 1;
    const query = first as Record<'fromBlock' | 'toBlock', string> & { readonly address: readonly Address[] };
    return logsIn(query.address, Number(query.fromBlock), Number(query.toBlock));
  };
  const rpc: RpcClient = {
    async send<T>(method: string, params: readonly unknown[] = []): Promise<T> {
      await new Promise((resolve) => void setTimeout(resolve, 0));
      return answer(method, params) as T;
    },
  };
  return { rpc, counts };
};

const rewardAt = (token: Address, block: number): readonly LedgerMove[] => [
  {
    ...{ id: String(block), event: String(block), kind: 'reward', asset: token, amount: UNIT, value: undefined },
    ...{ blockNumber: block, logIndex: 0, timestamp: block, transactionHash: hash },
  },
];

/** Rewards without a value, each of another block. */
export const fillPoolValues = async (
  tokens: readonly Address[],
  entries: number,
  hasState: boolean,
): Promise<FilledValues> => {
  if (!priceRule) throw new Error('The chain has no dollar token.');
  const { rpc, counts } = createNode(hasState);
  let filled = 0;
  await readPoolValues(rpc, {
    ...{ multicall: anyAddress, rule: priceRule, isListed: () => true, firstBlock: 1 },
    poolsTo: poolsToDollars,
    events: Array.from({ length: entries }, (_, i) => rewardAt(tokens[i % tokens.length] ?? anyAddress, i + 1000)),
    signal: new AbortController().signal,
    onRead(values) {
      filled += values.size;
    },
  });
  return { filled, ...counts };
};
