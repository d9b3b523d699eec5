import { it } from 'vitest';
import { fillViewOf } from '../../../src/pages/trade/fillView.ts';
import { market, mockIntent, quoted, mockBook } from './mockMarket.ts';
it('x', () => { const q = quoted(mockIntent); console.log(JSON.stringify(fillViewOf(q, 'BUY', market), null, 1), q); });
