export { poolTokensText, valueText as worthText } from './figures.ts';
export { PositionCard } from './PositionCard.tsx';
export type { PositionCardProps } from './PositionCard.tsx';
export { PositionSkeleton } from './PositionSkeleton.tsx';
export { positionView } from './positionView.ts';
export { usePositionValues as usePositionWorths } from './usePositionWorths.ts';
export type { PositionValues as PositionWorths } from './usePositionWorths.ts';
