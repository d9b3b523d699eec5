import { act, cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardTranslatedPage } from '#lib/translatedPage.ts';

const { removeChild, insertBefore } = Node.prototype;
beforeAll(() => guardTranslatedPage());
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

type Translate = (text: Text) => void;

const fontOf = (text: string | Text): HTMLElement => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(text);
  outer.append(inner);
  return outer;
};

/** Texts that a translator may touch. */
const textsOf = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter((text) => text.parentElement?.closest('[translate="no"]') === null && text.data.trim() !== '');
};

const translators: readonly (readonly [string, Translate])[] = [
  ['replaces texts by elements', (text) => text.replaceWith(fontOf(`‹${text.data}›`))],
  [
    'puts elements before texts and removes these',
    (text) => {
      text.parentNode?.insertBefore(fontOf(`‹${text.data}›`), text);
      text.remove();
    },
  ],
  [
    'wraps texts',
    (text) => {
      const place = document.createElement('i');
      text.replaceWith(place);
      place.replaceWith(fontOf(text));
    },
  ],
];

let change: (next: { count: number; hasMore: boolean }) => void = () => undefined;
function Page(): ReactElement {
  const [{ count, hasMore }, set] = useState({ count: 1, hasMore: true });
  change = set;
  return (
    <p>
      You have {count} orders, {hasMore ? 'and more' : <b>no more</b>}. {hasMore && 'Look below'} End
      {hasMore || <i>!</i>}
    </p>
  );
}

const shown = (): string => screen.getByRole('paragraph').textContent.replace(/[‹›]/g, '');
/** Lets mutation observers run. */
const observed = (): Promise<void> => act(() => Promise.resolve());

describe.each(translators)('a translator that %s', (_, translate) => {
  it('ends nothing and freezes no figure', async () => {
    render(<Page />);
    for (const [count, hasMore] of [
      [2, true],
      [3, false],
      [4, false],
      [5, true],
    ] as const) {
      for (const text of textsOf(document.body)) translate(text);
      await observed();
      await act(async () => change({ count, hasMore }));
      await observed();
      const end = hasMore ? 'and more. Look below End' : 'no more.  End!';
      expect(shown()).toBe(`You have ${count} orders, ${end}`);
    }
    cleanup();
    expect(document.body.textContent).toBe('');
  });
});

describe('nodes of extensions', () => {
  it('change nothing between those of the page', async () => {
    render(<Page />);
    const page = screen.getByRole('paragraph');
    page.prepend(document.createElement('grammarly-extension'));
    page.append(document.createElement('com-1password-button'));
    await act(async () => change({ count: 7, hasMore: false }));
    expect(shown()).toBe('You have 7 orders, no more.  End!');
  });
});
