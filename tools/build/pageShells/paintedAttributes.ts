import { JSDOM } from 'jsdom';

/** Change how an element is painted without a style; `translate` keeps figures from a browser's translation. */
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
 * A frame is inert and hidden from assistive technology, so it needs no links, titles or labels: of the attributes of
 * HTML only those remain that are painted. @param css all rules that may match a frame
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
