import { lazyPart } from '#ui/lazyPart.tsx';
import { importWithRetry } from '#lib/importWithRetry.ts';

export { FindingText } from './FindingText.tsx';

/** On-chain evidence for and against a token. */
export const TokenCheck = lazyPart(async () => (await importWithRetry(() => import('./TokenCheck.tsx'))).TokenCheck);
