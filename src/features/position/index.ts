export { poolTokensText, worthText } from './figures.ts';
export { PositionCard } from './PositionCard.tsx';
export type { PositionCardProps } from './PositionCard.tsx';
export { PositionSkeleton } from './PositionSkeleton.tsx';
export { positionView } from './positionView.ts';
export { usePositionWorths } from './usePositionWorths.ts';
export type { PositionWorths } from './usePositionWorths.ts';
