/** Popup of fills of an order by others. */
export const fillPopupKey = (orderKey: string): string => `fill ${orderKey}`;
