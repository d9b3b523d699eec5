import type { BlockReads } from '../chain/multicall.ts';
import type {
  BlockPart,
  ChainVerdict,
  PartAnswers,
  PartRegistry,
  PartWants,
  Responses,
  TickPhase,
} from './blockTick.ts';

/** A part and what it wants of the request that is being put together. */
export interface Asked {
  readonly part: BlockPart;
  readonly wants: PartWants;
}

/** A part and its share of the answers. */
export interface Answered {
  readonly part: BlockPart;
  readonly answers: PartAnswers;
}

/** One part's mistake takes neither the others nor the blocks that follow with it. */
const safely = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch (cause) {
    console.error('A part of the block request failed', cause);
    return otherwise;
  }
};

/** What all parts want. */
export const askParts = (registry: PartRegistry, phase: TickPhase): readonly Asked[] =>
  registry.list().map((part) => ({ part, wants: safely(() => part.wants(phase), {}) }));

/** How many answers a part waits for. */
export const sizeOf = ({ wants }: Asked): number => (wants.calls?.length ?? 0) + (wants.requests?.length ?? 0);

/** Hands each part its share of the calls' outcomes; it knows the responses by its requests. */
export const shareOut = (asked: readonly Asked[], reads: BlockReads, responses: Responses): readonly Answered[] => {
  const { blockNumber, blockTimestamp, outcomes } = reads;
  let end = 0;
  return asked.map(({ part, wants }) => {
    const start = end;
    end += wants.calls?.length ?? 0;
    return { part, answers: { blockNumber, blockTimestamp, calls: outcomes.slice(start, end), responses } };
  });
};

/** What the parts that can tell say of the chain. */
export const judgeChain = (answered: readonly Answered[]): ChainVerdict => {
  const verdicts = answered.map(({ part, answers }) => safely(() => part.judgeChain?.(answers), undefined));
  return verdicts.find((verdict) => verdict === 'other') ?? verdicts.find((verdict) => verdict !== undefined);
};

/** Every part takes its answers. */
export const commitParts = (answered: readonly Answered[], phase: TickPhase): void => {
  for (const { part, answers } of answered) safely(() => part.commit(answers, phase), undefined);
};

/** Every part hears that there are no answers. */
export const dropParts = (asked: readonly Asked[], phase: TickPhase): void => {
  for (const { part } of asked) safely(() => part.failed?.(phase), undefined);
};
