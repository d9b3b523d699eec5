export { AddressLink, explorerLink } from './AddressLink.tsx';
export { SearchedBlocks, SearchState } from './SearchState.tsx';
export { TransactionDate } from './TransactionDate.tsx';
