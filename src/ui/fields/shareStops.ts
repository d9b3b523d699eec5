import type { SliderStop } from './Slider.tsx';

/** Stops of a percentage slider: 25%, 50%, 75% (by the specification) and all, labelled `max`. */
export const shareStops = (max: string): readonly SliderStop[] => [
  { value: 0 },
  { value: 25, label: '25%' },
  { value: 50, label: '50%' },
  { value: 75, label: '75%' },
  { value: 100, label: max },
];
