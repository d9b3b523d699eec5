import type { Page } from '@playwright/test';
import type { JsonRpc } from '../../e2e/devnet/jsonRpc.ts';
import { nextBlock } from './blocks.ts';

const BLOCKS = 12;
const SAMPLE_BYTES = 4096;

interface Place {
  readonly selfSize: number;
  readonly children: readonly Place[];
}

const sizeOf = ({ selfSize, children }: Place): number =>
  children.reduce((sum, place) => sum + sizeOf(place), selfSize);

/** Bytes that the page's scripts allocate per block. Unlike times, they change little on a busy processor. */
export const allocatedPerBlock = async (page: Page, node: JsonRpc): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const first = await nextBlock(node);
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: SAMPLE_BYTES,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  let last = first;
  while (last < first + BLOCKS) last = await nextBlock(node);
  const { profile } = await session.send('HeapProfiler.stopSampling');
  await session.detach();
  return Math.round(sizeOf(profile.head) / (last - first));
};
