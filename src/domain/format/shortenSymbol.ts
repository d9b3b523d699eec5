const LONGEST_SYMBOL = 20;

/** Over 20 characters: the first 4, an ellipsis, the last 5. */
export const shortenSymbol = (symbol: string): string => {
  const characters = Array.from(symbol);
  if (characters.length <= LONGEST_SYMBOL) return symbol;
  return `${characters.slice(0, 4).join('')}…${characters.slice(-5).join('')}`;
};
