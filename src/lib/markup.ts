export interface Markup {
  readonly text: string;
}

type Part = string | Markup | readonly Markup[];

const codes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const textOf = (part: Part): string => {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => codes[sign] ?? '');
  return 'text' in part ? part.text : part.map(({ text }) => text).join('');
};

/** HTML in which inserted texts are escaped, for content and quoted attributes. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  text: texts.map((text, at) => text + textOf(parts[at] ?? '')).join(''),
});
