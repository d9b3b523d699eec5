import './withoutOwnerStacks.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadReckoner } from '#reads/tokens/dollarReckoner.ts';

configure({
  // Awaited changes come at once or never: the limit catches those that never come, not a busy computer.
  asyncUtilTimeout: 60_000,
  // Each vain look would print the whole page, a sixth of the time of a page's test. Call screen.debug() to see it.
  getElementError: (message, element) => new Error(message ?? (element.cloneNode(false) as Element).outerHTML),
});
afterEach(cleanup);
// Pages are looked at once all of their scripts have arrived.
await loadReckoner();

const HIDING_RULE = /^([^@{}]+)\{(?:[^{}]*;)?\s*display:\s*none/;

/**
 * Names and roles read the style of hundreds of elements, and jsdom matches every rule of every sheet each time: two
 * fifths of the time of a page's test. They only need to know hidden elements, so only such rules are kept.
 */
const answerWhatIsHidden = (): void => {
  const hiding = new Set<string>(['[hidden]']);
  CSSStyleSheet.prototype.insertRule = (text, index = 0) => {
    const selector = HIDING_RULE.exec(text)?.[1];
    if (selector !== undefined) hiding.add(selector);
    return index;
  };
  CSSStyleSheet.prototype.deleteRule = () => undefined;
  window.getComputedStyle = (element) => {
    const { style } = document.createElement('i');
    const own = 'style' in element ? (element.style as CSSStyleDeclaration) : style;
    style.display = own.display || ([...hiding].some((selector) => element.matches(selector)) ? 'none' : 'block');
    style.visibility = own.visibility || 'visible';
    style.opacity = own.opacity || '1';
    return style;
  };
};

if (typeof window !== 'undefined') {
  answerWhatIsHidden();
  // The browser's own animations are none of jsdom's.
  Element.prototype.animate = () => ({}) as Animation;
}
