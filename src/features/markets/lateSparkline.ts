import { lazyPart } from '#ui/lazyPart.tsx';
import { SparklineRoom } from './SparklineRoom.tsx';

export const Sparkline = lazyPart(async () => (await import('./Sparkline.tsx')).Sparkline, SparklineRoom);
