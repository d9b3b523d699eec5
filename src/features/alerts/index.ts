import { lazyPart } from '#ui/lazyPart.tsx';

const buttons = () => import('./buttons.tsx');

export const PriceAlert = lazyPart(async () => (await buttons()).PriceAlert);
export const OrdersAlert = lazyPart(async () => (await buttons()).OrdersAlert);
export const BalanceAlert = lazyPart(async () => (await buttons()).BalanceAlert);
export const RewardAlert = lazyPart(async () => (await buttons()).RewardAlert);
export const LockAlert = lazyPart(async () => (await buttons()).LockAlert);

export const AlertFollower = lazyPart(async () => (await import('./AlertFollower.tsx')).AlertFollower);

export const PressedNotices = lazyPart(async () => (await import('./PressedNotices.tsx')).PressedNotices);

export const AlertList = lazyPart(async () => (await import('./AlertList.tsx')).AlertList);

export const AlertToast = lazyPart(async () => (await import('./AlertToast.tsx')).AlertToast);

export const PriceDialog = lazyPart(async () => (await import('./dialogs.ts')).PriceDialog);

export { usePriceLines } from './usePriceLines.ts';
export type { PriceLine } from './usePriceLines.ts';
