import { readableText } from '../tokens/readableText.ts';

interface Description {
  readonly title: string | undefined;
  readonly body: string;
}

const MAX_TITLE = 160;
const isBlank = (line: string): boolean => line.trim() === '';

/** Splits a description into title and body; the first line with text is the title. */
export const splitDescription = (description: string): Description => {
  const lines = description.split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => !isBlank(line));
  if (first === -1) return { title: undefined, body: '' };
  const heading = (lines[first] ?? '').trim().replace(/^#{1,6}\s+/, '');
  const rest = lines.slice(first + 1);
  const begin = rest.findIndex((line) => !isBlank(line));
  return { title: readableText(heading, MAX_TITLE), body: begin === -1 ? '' : rest.slice(begin).join('\n') };
};

/** Markdown: the title as a heading of level 1, an empty line, the body; both trimmed. */
export const joinDescription = (title: string, body: string): string => `# ${title.trim()}\n\n${body.trim()}`;
