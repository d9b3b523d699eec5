import { expect, it } from 'vitest';
import { fillMarksOf } from '#features/chart/fillMarks.ts';
import { MYT, USDC, WMATIC } from '../../pages/trade/mockMarket.ts';

const market = { baseToken: MYT, quoteToken: USDC };
const HOUR = 3600;
const candles = [{ time: HOUR }, { time: 3 * HOUR }];
const buy = { soldToken: USDC.address, boughtToken: MYT.address };
const sell = { soldToken: MYT.address, boughtToken: USDC.address };
const at = (timestamp: number | undefined) => ({ at: { timestamp } });

it('one mark for each candle and side with own fills of this market', () => {
  const fills = [
    { ...buy, ...at(HOUR + 5) },
    { ...buy, ...at(HOUR + 9) },
    { ...sell, ...at(HOUR + 9) },
    { ...sell, ...at(3 * HOUR) },
    { ...buy, ...at(undefined) },
    { ...buy, ...at(9 * HOUR) },
    { soldToken: WMATIC.address, boughtToken: USDC.address, ...at(HOUR) },
  ];
  expect(fillMarksOf(fills, market, '1h', candles)).toEqual([
    { time: HOUR, side: 'BUY', count: 2 },
    { time: HOUR, side: 'SELL', count: 1 },
    { time: 3 * HOUR, side: 'SELL', count: 1 },
  ]);
});
