import { lazyPart } from '#ui/lazyPart.tsx';

export const AmountProblemText = lazyPart(async () => (await import('./AmountProblemNotice.tsx')).AmountProblemNotice);
