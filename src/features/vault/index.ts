export { VaultFunding } from './VaultFunding.tsx';
export { VaultWarning } from './VaultWarning.tsx';
export { useVaultOutlook } from './useVaultOutlook.ts';
