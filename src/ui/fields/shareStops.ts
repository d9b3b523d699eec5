import type { SliderStop } from './Slider.tsx';

/** The specification requires 25%, 50% and 75%. */
export const shareStops = (max: string): readonly SliderStop[] => [
  { value: 0 },
  { value: 25, label: '25%' },
  { value: 50, label: '50%' },
  { value: 75, label: '75%' },
  { value: 100, label: max },
];
