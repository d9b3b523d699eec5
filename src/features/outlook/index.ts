export { Outlook } from './Outlook.tsx';
export { PositionOutlook } from './PositionOutlook.tsx';
