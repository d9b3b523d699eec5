export { AddressLink } from './AddressLink.tsx';
export { explorerLink } from './explorerLink.ts';
