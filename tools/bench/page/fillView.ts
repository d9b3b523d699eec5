import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import type { Address } from '#domain/tokens/types.ts';
import { readPoolValues } from '#reads/history/readPoolValues.ts';
import { poolsToDollars, priceRule } from '#stores/dollarPools.ts';

const WORD = 64;
const word = (value: number | bigint): string => value.toString(16).padStart(WORD, '0');
const RESERVE = 10n ** 24n;
/** Success, offset and length of the data, then its words. */
const outcomeOf = (...data: readonly (number | bigint)[]): string =>
  [1, WORD, data.length * 32, ...data].map(word).join('');
const RESERVES = outcomeOf(RESERVE, RESERVE, 1);
const OUTCOME_BYTES = RESERVES.length / 2;

/** A time and reserves, as many as the calls: the second argument of `tryBlockAndAggregate` is their array. */
const aggregateOf = (data: string, block: string): string => {
  const selector = 10;
  const count = Number(`0x${data.slice(selector + 2 * WORD, selector + 3 * WORD)}`);
  const offsets = Array.from({ length: count }, (_, i) => word(count * 32 + i * OUTCOME_BYTES));
  return `0x${word(BigInt(block))}${word(1)}${word(96)}${word(count)}${offsets.join('')}${outcomeOf(1, 1, 1)}${RESERVES.repeat(count - 1)}`;
};

/** Answers at once, in a task of its own. */
const archive = () => {
  let requests = 0;
  const node: RpcClient = {
    async send<T>(_method: string, [call, block]: readonly unknown[]): Promise<T> {
      requests += 1;
      await new Promise((resolve) => void setTimeout(resolve, 0));
      return aggregateOf((call as { readonly data: string }).data, String(block)) as T;
    },
  };
  return { node, requests: () => requests };
};

/** Rewards of one token each, every one in a block of its own. */
const rewards = (count: number, tokens: readonly Address[], amount: bigint): readonly (readonly LedgerMove[])[] =>
  Array.from({ length: count }, (_, i) => {
    const transactionHash = `0x${word(i + 1)}` as const;
    const at = { blockNumber: i + 1, logIndex: 0, timestamp: i + 1, transactionHash };
    const asset = tokens[i % tokens.length] ?? '0x1111111111111111111111111111111111111111';
    return [{ ...at, id: String(i), event: String(i), kind: 'reward', asset, amount, value: undefined }];
  });

export interface Filled {
  readonly calls: number;
  readonly values: number;
}

/** "Fill from pool prices" for rewards without a value, against a node with all states. */
export const fillValues = async (count: number, tokens: readonly Address[], amount: bigint): Promise<Filled> => {
  if (!priceRule) throw new Error('The build has no dollar token.');
  const { node, requests } = archive();
  let values = 0;
  await readPoolValues(node, {
    ...{ multicall: '0x1111111111111111111111111111111111111111', rule: priceRule, poolsTo: poolsToDollars },
    ...{ isListed: () => true, events: rewards(count, tokens, amount), firstBlock: 1 },
    signal: new AbortController().signal,
    onRead: (read) => (values += read.size),
  });
  return { calls: requests(), values };
};
