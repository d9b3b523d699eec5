import { JSDOM } from 'jsdom';
import { namedIn, type Rules } from './laterStyles.ts';

/** The boot script sets them before the first paint, or the browser's text size does. */
const OF_ROOT = /:root(?:\[[^\]]*\]|:not\([^)]*\))+/g;
const PSEUDO_ELEMENT = /::[\w-]+/g;

const selectorsOf = (rule: string): readonly string[] =>
  [...rule.matchAll(/([^{}]+)\{/g)].flatMap(([, prelude = '']) => (prelude.trim().startsWith('@') ? [] : [prelude]));

const withoutRoot = (selector: string): string => selector.replace(OF_ROOT, ':root').replace(PSEUDO_ELEMENT, '');

/**
 * Rules for elements of the frames, in any theme and at any width. Rules for other states, such as `:hover` or an open
 * menu, are not among them. @param frames HTML
 */
export const paintedRules = (rules: Rules, frames: readonly string[]): ReadonlySet<string> => {
  const { document } = new JSDOM(`<div>${frames.join('</div><div>')}</div>`).window;
  const isPainted = (selector: string): boolean => document.querySelector(withoutRoot(selector)) !== null;
  const named = new Set(frames.flatMap((frame) => [...namedIn(frame)]));
  return new Set(
    rules
      .filter(([name, rule]) => name === '' || (named.has(name) && selectorsOf(rule).some(isPainted)))
      .map(([, rule]) => rule),
  );
};
