export { useBlockAge } from './useBlockAge.ts';
export type { BlockFreshness } from './blockFreshness.ts';
