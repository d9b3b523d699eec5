import { lazyPart } from '#ui/lazyPart.tsx';

export { FindingText } from './FindingText.tsx';

export const TokenCheck = lazyPart(async () => (await import('./TokenCheck.tsx')).TokenCheck);
