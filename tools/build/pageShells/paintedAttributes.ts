import { JSDOM } from 'jsdom';

/**
 * Attributes that change how an element is painted without a style. `translate` keeps a browser's translation away from
 * figures.
 */
const PAINTING: readonly string[] = [
  'class',
  'style',
  'type',
  'value',
  'placeholder',
  'readonly',
  'disabled',
  'translate',
];

/** Attributes that selectors name. */
const readBy = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name));

/**
 * Removes attributes that are not painted. A frame is inert and hidden from assistive technology, so it needs no links,
 * titles or labels. @param css all rules that may match a frame
 */
export const paintedAttributes = (frame: string, css: string): string => {
  const { document } = new JSDOM(frame).window;
  const kept = new Set([...PAINTING, ...readBy(css)]);
  const isGraphics = (element: Element): boolean => element.closest('svg') !== null;
  for (const element of document.body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (isGraphics(element) ? name.startsWith('aria-') : !kept.has(name)) element.removeAttribute(name);
  return document.body.innerHTML;
};
