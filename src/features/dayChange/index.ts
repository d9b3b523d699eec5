export { DayChange } from './DayChange.tsx';
export { DoubtedChange } from './DoubtedChange.tsx';
