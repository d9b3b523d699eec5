interface Span {
  readonly start: number;
  readonly end: number;
}

/** Applies replacements. Of two overlapping ones the outer wins, and `textOf` gives it the inner one's result. */
export interface Edits {
  /** @param text called on writing, so that it contains inner replacements */
  readonly replace: (span: Span, text: () => string) => void;
  readonly textOf: (span: Span) => string;
  readonly missingLines: (span: Span, text: string) => string;
}

const lineBreaks = (text: string): number => text.split('\n').length - 1;

export const createEdits = (code: string): Edits => {
  const edits: (Span & { readonly text: () => string })[] = [];
  const textOf = ({ start, end }: Span): string => {
    let text = '';
    let at = start;
    const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
    // The longer of two with the same start is the outer one.
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
