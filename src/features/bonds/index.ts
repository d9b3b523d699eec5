export { depositBounds, type BondOffer, type BondView } from './bondView.ts';
export { useBonds } from './useBonds.ts';
