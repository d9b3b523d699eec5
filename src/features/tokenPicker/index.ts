export { preloadTokenPicker, TokenPicker } from './TokenPicker.tsx';
export { TokenManager } from './lazyManager.tsx';
