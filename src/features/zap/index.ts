export { isTyped, SwapFacts, SwapImpact, wholeWords } from './SwapFacts.tsx';
export { swapPlan, swapTrade } from './swapTrade.ts';
export { FlawedZap, useFlawText, ZapButton, problemFlaw, tradeFlaw, type ZapFlaw } from './ZapButton.tsx';
