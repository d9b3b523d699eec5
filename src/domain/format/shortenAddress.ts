/** Short form of an address: "0x" and 4 characters, three dots, the last 4, as in 0x7a3F...c41E. */
export const shortenAddress = (address: string): string => `${address.slice(0, 6)}...${address.slice(-4)}`;
