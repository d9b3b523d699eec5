import type { Call } from './types.ts';

interface ChunkLimits {
  readonly defaultGas: number;
  readonly chunkGasLimit: number;
}

/** Calls in order; a call above the limit gets a separate chunk (spec 000 section 9). */
export const chunkCalls = <C extends Pick<Call, 'gasRequired'>>(
  calls: readonly C[],
  { defaultGas, chunkGasLimit }: ChunkLimits,
): readonly (readonly C[])[] => {
  const chunks: C[][] = [];
  let chunk: C[] = [];
  let gas = 0;
  for (const call of calls) {
    const needed = call.gasRequired ?? defaultGas;
    if (chunk.length > 0 && gas + needed > chunkGasLimit) {
      chunks.push(chunk);
      chunk = [];
      gas = 0;
    }
    chunk.push(call);
    gas += needed;
  }
  if (chunk.length > 0) chunks.push(chunk);
  return chunks;
};
