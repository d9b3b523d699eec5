const LONGEST_SYMBOL = 20;

/** A symbol of over 20 characters becomes its first 4, an ellipsis and its last 5. */
export const shortenSymbol = (symbol: string): string => {
  const characters = Array.from(symbol);
  if (characters.length <= LONGEST_SYMBOL) return symbol;
  return `${characters.slice(0, 4).join('')}…${characters.slice(-5).join('')}`;
};
