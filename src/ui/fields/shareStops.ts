import type { SliderStop } from './Slider.tsx';

/** Stops of a slider that shares something out: the specification's 25%, 50%, 75% and all of it, called `most`. */
export const shareStops = (max: string): readonly SliderStop[] => [
  { value: 0 },
  { value: 25, label: '25%' },
  { value: 50, label: '50%' },
  { value: 75, label: '75%' },
  { value: 100, label: max },
];
