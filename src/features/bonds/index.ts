export type { BondOffer, BondView } from './bondView.ts';
export { useBonds } from './useBonds.ts';
