/** How numbers are grouped on the page. Typed fields are never grouped: there a comma is a decimal point. */
export const separators = { thousands: ',' } as const;
