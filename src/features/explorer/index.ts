export { AddressLink } from './AddressLink.tsx';
export { explorerLink } from './explorerLink.ts';
export { SearchedBlocks, SearchState } from './SearchState.tsx';
export { TransactionDate } from './TransactionDate.tsx';
