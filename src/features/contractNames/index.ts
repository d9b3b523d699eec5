export { contractName } from './contractName.ts';
