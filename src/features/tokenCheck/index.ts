import { lazyPart } from '#ui/lazyPart.tsx';
import { importWithRetry } from '#lib/importWithRetry.ts';

export { FindingText } from './FindingText.tsx';

export const TokenCheck = lazyPart(async () => (await importWithRetry(() => import('./TokenCheck.tsx'))).TokenCheck);
