/**
 * Styles of the first pages that their frames are not painted with. The boot script requests them in parallel with the
 * scripts, and the application adds them with its first drawing.
 */

interface RestOfStyles {
  /** Precedes the sheets of later parts, whenever its text arrives. */
  readonly sheet: CSSStyleSheet;
  readonly text: Promise<string>;
}

declare global {
  /** Undefined in development, where components add their styles themselves. */
  var restOfStyles: RestOfStyles | undefined;
}

export interface StyleFile {
  readonly href: string;
  readonly integrity: string;
}

/** @returns rejects if the file does not arrive as it was built */
export const requestRestOfStyles = async ({ href, integrity }: StyleFile): Promise<void> => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const text = fetch(href, { integrity, priority: 'low' }).then((response) => response.text());
  globalThis.restOfStyles = { sheet, text };
  await text;
};

/** A line per rule. An empty line of `rest` is the next line of `painted`, so all rules are in their order. */
export const joinStyles = (painted: string, rest: string): string => {
  const lines = painted.split('\n').values();
  return rest.replace(/^$/gm, () => lines.next().value ?? '');
};

/** @returns adds the styles; rejects if the file does not arrive as it was built */
export const arrivedRestOfStyles = async (): Promise<() => void> => {
  if (!globalThis.restOfStyles) return () => undefined;
  const { sheet, text } = globalThis.restOfStyles;
  const rest = await text;
  return () => {
    const painted = document.querySelector('style[data-frames]')?.textContent ?? '';
    sheet.replaceSync(joinStyles(painted, rest));
  };
};
