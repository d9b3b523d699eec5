import { expect, it } from 'vitest';
import { withDistinctNames, type FarmView } from '#features/farms/farmView.ts';

const farm = (name: string, end: string, exchangeId?: string): FarmView =>
  ({ name, exchangeId, address: `0x${end.padStart(40, '0')}` }) as unknown as FarmView;

it('farms of one name are distinguished by their addresses, those of another exchange by that', () => {
  const farms = [
    farm('MYT', '1'),
    farm('MYT', '2'),
    farm('A/B', '3', 'own'),
    farm('A/B', '4', 'other'),
    farm('DAI', '5'),
  ];
  expect(withDistinctNames(farms).map(({ name }) => name)).toEqual([
    'MYT 0x0000...0001',
    'MYT 0x0000...0002',
    'A/B',
    'A/B',
    'DAI',
  ]);
});
