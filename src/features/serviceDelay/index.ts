export { ServiceDelay } from './ServiceDelay.tsx';
