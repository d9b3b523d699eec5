import { lazyPart } from '#ui/lazyPart.tsx';

export const CancelRemainder = lazyPart(async () => (await import('./CancelRemainder.tsx')).CancelRemainder);
