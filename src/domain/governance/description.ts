import { readableText } from '../tokens/readableText.ts';

/** A proposal's text by its parts. */
export interface Description {
  /** On one line, safe to be shown in a sentence; undefined where there is no readable one. */
  readonly title: string | undefined;
  /** Markdown as it was written, without the title. */
  readonly body: string;
}

const MAX_TITLE = 160;
const isBlank = (line: string): boolean => line.trim() === '';

/** Splits a description: its first line that is not empty is the title, with or without the sign of a heading. */
export const splitDescription = (description: string): Description => {
  const lines = description.split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => !isBlank(line));
  if (first === -1) return { title: undefined, body: '' };
  const heading = (lines[first] ?? '').trim().replace(/^#{1,6}\s+/, '');
  const rest = lines.slice(first + 1);
  const begin = rest.findIndex((line) => !isBlank(line));
  return { title: readableText(heading, MAX_TITLE), body: begin === -1 ? '' : rest.slice(begin).join('\n') };
};

/** A title and a body as one description, as other interfaces read it. */
export const joinDescription = (title: string, body: string): string => `# ${title.trim()}\n\n${body.trim()}`;
