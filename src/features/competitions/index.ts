export { CompetitionBoard } from './CompetitionBoard.tsx';
export { Stage } from './Stage.tsx';
