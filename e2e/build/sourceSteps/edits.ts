interface Span {
  readonly start: number;
  readonly end: number;
}

/** Replacements in a text. The outer one decides where two overlap, and keeps inner ones in what it takes over by `textOf`. */
export interface Edits {
  /** @param text made when the text is written, so that it contains the replacements inside of it */
  readonly replace: (span: Span, text: () => string) => void;
  readonly textOf: (span: Span) => string;
  /** Line breaks to add to a replacement, so that the lines after it keep their numbers. */
  readonly missingLines: (span: Span, text: string) => string;
}

const lineBreaks = (text: string): number => text.split('\n').length - 1;

export const createEdits = (code: string): Edits => {
  const edits: (Span & { readonly text: () => string })[] = [];
  const textOf = ({ start, end }: Span): string => {
    let text = '';
    let at = start;
    const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
    // The longer of two that begin at one place is the outer one.
    for (const edit of inside.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      if (edit.start < at) continue;
      text += code.slice(at, edit.start) + edit.text();
      at = edit.end;
    }
    return text + code.slice(at, end);
  };
  return {
    replace: ({ start, end }, text) => void edits.push({ start, end, text }),
    textOf,
    missingLines: ({ start, end }, text) =>
      '\n'.repeat(Math.max(0, lineBreaks(code.slice(start, end)) - lineBreaks(text))),
  };
};
