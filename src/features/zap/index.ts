export { isTyped, SwapFacts, SwapImpact, wholeWords } from './SwapFacts.tsx';
export { swapPlan, swapTrade } from './swapTrade.ts';
export { FlawedZap, useFlawText, ZapButton } from './ZapButton.tsx';
export { problemFlaw, tradeFlaw, type ZapFlaw } from './zapFlaw.ts';
