export { Outlook } from './Outlook.tsx';
export type { OutlookProps } from './Outlook.tsx';
export { PositionOutlook } from './PositionOutlook.tsx';
