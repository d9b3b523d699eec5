/** jsdom lays nothing out; a list that shows only the rows in view needs room for them. */
export const giveElementsRoom = (width = 500, height = 8000): void => {
  const sized = { clientWidth: width, clientHeight: height };
  for (const [name, value] of Object.entries(sized)) {
    Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value });
  }
};
