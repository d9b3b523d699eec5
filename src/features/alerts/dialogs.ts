export { BalanceDialog } from './BalanceDialog.tsx';
export { LockDialog } from './LockDialog.tsx';
export { OrdersDialog } from './OrdersDialog.tsx';
export { PriceDialog } from './PriceDialog.tsx';
export { RewardDialog } from './RewardDialog.tsx';
