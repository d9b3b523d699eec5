export { EarningsBlock } from './EarningsBlock.tsx';
