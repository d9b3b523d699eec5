export const fillPopupKey = (orderKey: string): string => `fill ${orderKey}`;
