import { rules } from '#config/rules.ts';
import type { Block } from '#state/app/selectors.ts';
import { useBlock } from '../calls/useBlock.ts';

/** Shown block, which changes as often as the 24 hours of a market are read. */
export const useDayBlock = (): Block => useBlock(rules.markets.tradesBlocks);
