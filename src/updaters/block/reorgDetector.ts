import { multicall3 } from '#chain/abis/multicall3.ts';
import { rules } from '#config/rules.ts';
import { dataOf, type CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { BlockSubscriber, BlockResponse } from './blockSubscribers.ts';

type KnownBlock = readonly [blockNumber: number, blockHash: Hex];

const BLOCKS_KEPT = 16;
/** Includes one hash older than the blocks whose events are compared. */
const BLOCKS_COMPARED = rules.book.overlapBlocks + 1;

const hashOf = (outcome: CallOutcome | undefined): Hex | undefined => {
  const hash = multicall3.getBlockHash.decode(dataOf(outcome) ?? '0x');
  return hash.ok && BigInt(hash.value) !== 0n ? hash.value : undefined;
};

/**
 * Finds reorgs deeper than the compared events. A missing hash proves nothing: the block is more than 256 blocks back.
 */
export const createReorgDetector = (multicall: Address): BlockSubscriber => {
  let known: ReadonlyMap<number, Hex> = new Map();
  let pending: readonly number[] = [];
  let comparedUpTo = 0;
  let isUnsure = false;

  const hashesIn = ({ calls, blockNumber }: BlockResponse): readonly KnownBlock[] =>
    [blockNumber - 1, ...pending].flatMap((number, i) => {
      const hash = hashOf(calls[i]);
      return hash ? [[number, hash]] : [];
    });

  return {
    request(phase) {
      if (phase.kind !== 'newBlock') return {};
      const { lastBlock } = phase;
      if (lastBlock === undefined) known = new Map();
      const before = [...known.keys()].slice(0, isUnsure ? BLOCKS_KEPT : BLOCKS_COMPARED);
      pending = lastBlock === undefined ? [] : [...new Set([lastBlock, ...before])];
      comparedUpTo = (lastBlock ?? 0) - rules.book.overlapBlocks;
      const hashes = pending.map((block) => multicall3.getBlockHash.call(multicall, BigInt(block)));
      return { calls: [multicall3.getLastBlockHash.call(multicall), ...hashes] };
    },
    judgeChain(answers) {
      const compared = hashesIn(answers).filter(([number]) => known.has(number));
      const isSame = ([number, hash]: KnownBlock): boolean => known.get(number) === hash;
      const isCovered = compared.some((block) => block[0] >= comparedUpTo && isSame(block));
      if (!isCovered && !compared.every(isSame)) return 'other';
      return compared.length > 0 ? 'same' : undefined;
    },
    receive(answers, phase) {
      if (phase.kind !== 'newBlock') return;
      isUnsure = false;
      const newestFirst = [...new Map([...known, ...hashesIn(answers)])].toSorted(([a], [b]) => b - a);
      known = new Map(newestFirst.slice(0, BLOCKS_KEPT));
    },
    failed() {
      isUnsure = true;
    },
  };
};
