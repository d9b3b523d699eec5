import { multicall3 } from '#chain/abis/multicall3.ts';
import { rules } from '#config/rules.ts';
import { dataOf, type CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { BlockSubscriber, BlockResponse, ChainVerdict } from './blockSubscribers.ts';

type KnownBlock = readonly [blockNumber: number, blockHash: Hex];

const BLOCKS_KEPT = 16;

const hashOf = (outcome: CallOutcome | undefined): Hex | undefined => {
  const hash = multicall3.getBlockHash.decode(dataOf(outcome) ?? '0x');
  return hash.ok && BigInt(hash.value) !== 0n ? hash.value : undefined;
};

/**
 * Finds reorgs deeper than the compared events. Each block confirms the newest known hash, which covers all older ones.
 * If it differs, the next request compares all known hashes to find the depth. A missing hash proves nothing: the block
 * is more than 256 blocks back.
 */
export const createReorgDetector = (multicall: Address): BlockSubscriber => {
  let known: ReadonlyMap<number, Hex> = new Map();
  let pending: readonly number[] = [];
  let shown: number | undefined;
  let comparesAll = false;
  let isShownAgain = false;

  const hashesIn = ({ calls, blockNumber }: BlockResponse): readonly KnownBlock[] =>
    [blockNumber - 1, ...pending].flatMap((number, i) => {
      const hash = hashOf(calls[i]);
      return hash ? [[number, hash]] : [];
    });

  const judge = (answers: BlockResponse): ChainVerdict => {
    const compared = hashesIn(answers).filter(([number]) => known.has(number));
    const isSame = ([number, hash]: KnownBlock): boolean => known.get(number) === hash;
    const comparedUpTo = (shown ?? 0) - rules.book.overlapBlocks;
    const isCovered = compared.some((block) => block[0] >= comparedUpTo && isSame(block));
    if (!isCovered && !compared.every(isSame)) return comparesAll ? 'other' : 'unsure';
    return compared.length > 0 ? 'same' : undefined;
  };

  return {
    request(phase) {
      if (phase.kind !== 'newBlock') return {};
      shown = phase.lastBlock;
      if (shown === undefined) known = new Map();
      const [newest] = known.keys();
      if (shown === undefined || newest === undefined) pending = [];
      else pending = comparesAll ? [...new Set([shown, ...known.keys()])] : [newest];
      isShownAgain = false;
      const hashes = pending.map((block) => multicall3.getBlockHash.call(multicall, BigInt(block)));
      return { calls: [multicall3.getLastBlockHash.call(multicall), ...hashes] };
    },
    judgeChain(answers) {
      const verdict = judge(answers);
      isShownAgain = !comparesAll && verdict === 'same' && answers.blockNumber === shown;
      return verdict;
    },
    receive(answers, phase) {
      if (phase.kind !== 'newBlock') return;
      comparesAll = false;
      const newestFirst = [...new Map([...known, ...hashesIn(answers)])].toSorted(([a], [b]) => b - a);
      known = new Map(newestFirst.slice(0, BLOCKS_KEPT));
    },
    failed() {
      comparesAll = !isShownAgain;
    },
  };
};
