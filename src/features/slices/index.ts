import { lazyPart } from '#ui/lazyPart.tsx';

export const SliceFollower = lazyPart(async () => (await import('./SliceFollower.tsx')).SliceFollower);

export const SlicesToast = lazyPart(async () => (await import('./SlicesToast.tsx')).SlicesToast);

export { sliceCounts } from './sliceCounts.ts';
export type { SliceCounts } from './sliceCounts.ts';
export { sliceLeader } from './sliceLeader.ts';
export { usePlaceSlice } from './usePlaceSlice.ts';
export { sidesOfJob, useIsLeader, useSlice, useSliceJobs, useTick } from './useSlice.ts';
export type { SliceView } from './useSlice.ts';
