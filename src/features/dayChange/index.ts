export { DayChange } from './DayChange.tsx';
