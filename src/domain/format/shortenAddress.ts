/** 0x7a3F...c41E. */
export const shortenAddress = (address: string): string => `${address.slice(0, 6)}...${address.slice(-4)}`;
