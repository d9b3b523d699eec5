export { MajorDelay } from './MajorDelay.tsx';
export { ServiceDelay } from './ServiceDelay.tsx';
