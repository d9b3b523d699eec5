export { summaryWords } from '../transactions/index.ts';
