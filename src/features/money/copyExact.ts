import { plainFigure } from '#domain/format/plainFigure.ts';

const EXACT = '[data-exact],[title]';
const FIGURE = /^[\d.,]+(?= \S+$|$)/;
const SHOWN = /<? ?\d[\d.,]*[KMBT]?/;

const exactOf = (element: HTMLElement): string | undefined => {
  const figure = FIGURE.exec(element.dataset['exact'] ?? element.title)?.[0];
  return figure === undefined ? undefined : plainFigure(figure);
};

const isHTMLElement = (node: Node | null | undefined): node is HTMLElement => node instanceof HTMLElement;

const exactIn = (selection: Selection): readonly HTMLElement[] => {
  const common = selection.getRangeAt(0).commonAncestorContainer;
  const root = isHTMLElement(common) ? common : common.parentElement;
  const around = root?.closest<HTMLElement>(EXACT);
  if (around) return [around];
  return [...(root?.querySelectorAll<HTMLElement>(EXACT) ?? [])].filter((entry) => selection.containsNode(entry, true));
};

/** Index of a whole number, not of digits within another; -1 if there is none. */
const indexOfFigure = (text: string, shown: string): number => {
  const at = text.indexOf(shown);
  const isPart = /[\d.,]$/.test(text.slice(0, at)) || /^[.,]?\d/.test(text.slice(at + shown.length));
  return isPart ? -1 : at;
};

export const copiedText = (selection: Selection): string => {
  const [copied, rest] = exactIn(selection).reduce<readonly [string, string]>(
    ([before, after], element) => {
      const shown = SHOWN.exec(element.textContent)?.[0];
      const figure = exactOf(element);
      const at = shown === undefined ? -1 : indexOfFigure(after, shown);
      if (shown === undefined || figure === undefined || at < 0) return [before, after];
      return [before + after.slice(0, at) + figure, after.slice(at + shown.length)];
    },
    ['', selection.toString()],
  );
  return plainFigure(copied + rest);
};

const onCopy = (event: ClipboardEvent): void => {
  const selection = document.getSelection();
  const isTyped = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (!selection || selection.isCollapsed || isTyped || !event.clipboardData) return;
  const copied = copiedText(selection);
  if (copied === selection.toString()) return;
  event.clipboardData.setData('text/plain', copied);
  event.preventDefault();
};

export const startCopying = (): void => document.addEventListener('copy', onCopy);
