export { ageWords } from './useAgeWords.ts';
export { useBlockAge, useLateSeconds } from './useBlockAge.ts';
export { useFreshness } from './useFreshness.ts';
export { AgeLine } from './AgeLine.tsx';
export { AgeStrip } from './lazyStrip.ts';
