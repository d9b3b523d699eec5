import { multicall3 } from '../chain/abis/multicall3.ts';
import { rules } from '../config/rules.ts';
import type { CallOutcome } from '../domain/multicall/callOutcome.ts';
import { dataOf } from '../domain/multicall/callOutcome.ts';
import type { Hex } from '../domain/multicall/types.ts';
import type { Address } from '../domain/tokens/types.ts';
import type { BlockPart } from './blockTick.ts';

interface KnownBlock {
  readonly blockNumber: number;
  readonly blockHash: Hex;
}

/** Shown blocks whose hashes are kept, and of which all are asked for after a poll that brought no new block. */
const BLOCKS_KEPT = 16;
/** So many are asked for with each block: one of them is older than those whose events are compared. */
const BLOCKS_ASKED = rules.bookOverlapBlocks + 1;

const hashOf = (outcome: CallOutcome | undefined): Hex | undefined => {
  const hash = multicall3.getBlockHash.decode(dataOf(outcome) ?? '0x');
  return hash.ok && BigInt(hash.value) !== 0n ? hash.value : undefined;
};

/**
 * Sees whether the chain is still the one that was read: each block's aggregate also tells the hashes of blocks shown
 * before it. A chain that was replaced further back than the events are compared, and grew past the block shown between
 * two polls, is noticed by nothing else; and a node that lags behind on the same chain is told from a chain that went
 * back. A hash that is not told, as of blocks more than 256 back, proves nothing.
 */
export const createChainWitness = (multicall: Address): BlockPart => {
  let known: readonly KnownBlock[] = [];
  let asked: readonly number[] = [];
  let comparedUpTo = 0;
  let isUnsure = false;

  const toldBy = (calls: readonly CallOutcome[]): readonly KnownBlock[] =>
    asked.flatMap((blockNumber, i) => {
      const blockHash = hashOf(calls[i]);
      return blockHash ? [{ blockNumber, blockHash }] : [];
    });

  return {
    wants(phase) {
      if (phase.kind !== 'newBlock') return {};
      const { lastBlock } = phase;
      if (lastBlock === undefined) known = [];
      const before = known.slice(0, isUnsure ? BLOCKS_KEPT : BLOCKS_ASKED).map(({ blockNumber }) => blockNumber);
      asked = lastBlock === undefined ? [] : [lastBlock, ...before];
      comparedUpTo = (lastBlock ?? 0) - rules.bookOverlapBlocks;
      return { calls: asked.map((block) => multicall3.getBlockHash.call(multicall, BigInt(block))) };
    },
    judgeChain({ calls }) {
      const compared = toldBy(calls).flatMap(({ blockNumber, blockHash }) => {
        const before = known.find((one) => one.blockNumber === blockNumber);
        return before && blockNumber <= comparedUpTo ? [before.blockHash === blockHash] : [];
      });
      if (compared.includes(false)) return 'other';
      return compared.length > 0 ? 'same' : undefined;
    },
    commit({ calls }, phase) {
      if (phase.kind !== 'newBlock') return;
      isUnsure = false;
      const older = known.filter(({ blockNumber }) => !asked.includes(blockNumber));
      known = [...toldBy(calls), ...older].slice(0, BLOCKS_KEPT);
    },
    failed() {
      isUnsure = true;
    },
  };
};
