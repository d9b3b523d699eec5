import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

export const TokenManager = lazyPart(
  async () => (await import('./TokenManager.tsx')).TokenManager,
  () => <Skeleton $height="320px" />,
);
