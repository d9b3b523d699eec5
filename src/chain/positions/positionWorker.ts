import { completePlatform } from '#lib/olderEngines.ts';
import { createPositionFold, type PositionFold, type PositionLogs, type PositionOwner } from './positionFold.ts';
import type { RpcLog } from '../logs/logs.ts';

/** Messages in this order: the owner, parts of the supply, the rest. */
export type PositionMessage =
  | { readonly kind: 'owner'; readonly owner: PositionOwner }
  | { readonly kind: 'supply'; readonly logs: readonly RpcLog[] }
  | { readonly kind: 'finish'; readonly logs: PositionLogs };

completePlatform();

let fold: PositionFold | undefined;

// Decoding thousands of events takes long, so this worker keeps the page responsive.
self.addEventListener('message', ({ data }: MessageEvent<PositionMessage>) => {
  if (data.kind === 'owner') fold = createPositionFold(data.owner);
  else if (data.kind === 'supply') fold?.takeSupply(data.logs);
  else fold?.finish(data.logs).then((result) => self.postMessage(result), self.reportError);
});
