export { Watchlist } from './Watchlist.tsx';
