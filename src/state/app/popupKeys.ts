/** Key of the popup about what others filled of an order. */
export const fillPopupKey = (orderKey: string): string => `fill ${orderKey}`;
