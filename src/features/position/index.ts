export { PoolTokensDollars } from './latePoolTokens.ts';
export { AddLiquidityLink } from './AddLiquidityLink.tsx';
export { exactPoolTokens, poolTokensText, shareText } from './positionText.ts';
export { PositionCard } from './PositionCard.tsx';
export {
  BodyColumn,
  Chevron,
  Hint,
  Lines,
  LinesTitle,
  PositionBody,
  PositionFrame,
  PositionHead,
  ShortBody,
  ShortHead,
} from './PositionStyles.ts';
export { PositionSkeleton, PositionSkeletons } from './PositionSkeletons.tsx';
export { pairName, positionView } from './positionView.ts';
export type { PositionSide } from './positionView.ts';
export { useEarned } from './useEarned.ts';
export type { FeesEarned } from './useEarned.ts';
export { usePositionValues } from './usePositionValues.ts';
