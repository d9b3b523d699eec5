import { lazyPart } from '#ui/lazyPart.tsx';

export const PoolTokensDollars = lazyPart(async () => (await import('./PoolTokensDollars.tsx')).PoolTokensDollars);
