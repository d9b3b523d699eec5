export { AssetsNav } from './AssetsNav.tsx';
