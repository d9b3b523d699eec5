import { findInBlock, readQuantity } from '#chain/sending/knownTransaction.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { nextStep, withCounts, withoutBlocks, type NonceSearch } from '#domain/transactions/nonceSearch.ts';
import type { KnownTransaction } from '#domain/transactions/types.ts';
import { valueOf, type Answers } from './receiptQuery.ts';

const blockTag = (block: number): Hex => `0x${block.toString(16)}`;

export const searchRequests = (search: NonceSearch, from: Address): readonly RpcRequest[] => {
  const step = nextStep(search);
  switch (step.kind) {
    case 'counts':
      return step.blocks.map((block) => ({ method: 'eth_getTransactionCount', params: [from, blockTag(block)] }));
    case 'blocks':
      return step.blocks.map((block) => ({ method: 'eth_getBlockByNumber', params: [blockTag(block), true] }));
    case 'over':
      return [];
  }
};

export const advanceSearch = (
  search: NonceSearch,
  answers: Answers,
  from: Address,
  nonce: number,
): NonceSearch | KnownTransaction | 'over' => {
  const step = nextStep(search);
  if (step.kind === 'over') return 'over';
  if (step.kind === 'counts') {
    const counts = step.blocks.map((block, at) => ({ block, count: readQuantity(valueOf(answers[at])) }));
    return withCounts(search, nonce, counts);
  }
  const found = step.blocks.map((_block, at) => findInBlock(valueOf(answers[at]), from, nonce));
  const mined = found.find((entry) => entry !== null && entry !== undefined);
  return (
    mined ??
    withoutBlocks(
      search,
      step.blocks.filter((_block, at) => found[at] === null),
    )
  );
};
