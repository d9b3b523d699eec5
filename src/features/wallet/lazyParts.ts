import { lazyPart } from '#ui/lazyPart.tsx';

export const WrongNetwork = lazyPart(async () => (await import('./WrongNetwork.tsx')).WrongNetwork);

export const WatchStrip = lazyPart(async () => (await import('./watch/WatchStrip.tsx')).WatchStrip);

export const NetworkSelector = lazyPart(async () => (await import('./network/NetworkSelector.tsx')).NetworkSelector);
