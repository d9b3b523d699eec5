export { PositionHistory } from './PositionHistory.tsx';
export type { PositionHistoryProps } from './History.tsx';
