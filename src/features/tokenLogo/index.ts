export { ListLogo } from './ListLogo.tsx';
export { MarketLogo, TokenLogo } from './TokenLogo.tsx';
