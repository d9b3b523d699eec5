export { MarketPicker } from './MarketPicker.tsx';
