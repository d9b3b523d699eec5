export { MarketLogo, TokenLogo } from './TokenLogo.tsx';
