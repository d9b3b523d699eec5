export { MajorDelay, ServiceDelay } from './ServiceDelay.tsx';
