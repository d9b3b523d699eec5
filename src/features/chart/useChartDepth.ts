import { useState } from 'react';
import { FIRST_DEPTH } from './candleDepth.ts';

/** Number of candles to read: the most that this `view` has requested. Another view starts with the first candles. */
export const useChartDepth = (view: string): readonly [depth: number, deepen: (candles: number) => void] => {
  const [requested, request] = useState({ view, depth: FIRST_DEPTH });
  const depth = requested.view === view ? requested.depth : FIRST_DEPTH;
  return [depth, (candles) => request({ view, depth: Math.max(depth, candles) })];
};
