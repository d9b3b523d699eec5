export { Reward } from './Reward.tsx';
