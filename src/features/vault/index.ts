export { VaultFunding } from './VaultFunding.tsx';
export { VaultWarning } from './VaultWarning.tsx';
