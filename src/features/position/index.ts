export { poolTokensText, valueText } from './figures.ts';
export { PositionCard } from './PositionCard.tsx';
export type { PositionCardProps } from './PositionCard.tsx';
export { PositionSkeleton } from './PositionSkeleton.tsx';
export { positionView } from './positionView.ts';
export { usePositionValues } from './usePositionValues.ts';
export type { PositionValues } from './usePositionValues.ts';
