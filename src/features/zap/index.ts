export { isTyped, SwapFacts, SwapImpact } from './SwapFacts.tsx';
export { swapPlan, swapTrade } from './swapTrade.ts';
export { FlawedZap, ZapButton } from './ZapButton.tsx';
export { problemFlaw, tradeFlaw, type ZapFlaw } from './zapFlaw.ts';
export { useFlawText } from './useFlawText.ts';
export { wholeWords } from './wholeWords.ts';
