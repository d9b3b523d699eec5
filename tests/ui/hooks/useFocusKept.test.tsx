import { useRef, type ReactElement, type RefObject } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useFocusKept } from '#ui/hooks/useFocusKept.ts';
import { renderUi } from '../renderUi.tsx';

function Part({ next }: { readonly next: RefObject<HTMLElement | null> }): ReactElement {
  const part = useRef<HTMLDivElement>(null);
  useFocusKept(part, next);
  return (
    <div ref={part}>
      <button>Place</button>
    </div>
  );
}

function Row({ hasPart }: { readonly hasPart: boolean }): ReactElement {
  const row = useRef<HTMLElement>(null);
  return (
    <section ref={row} tabIndex={-1} aria-label="Row">
      <button>Pause</button>
      {hasPart && <Part next={row} />}
    </section>
  );
}

beforeEach(() => document.body.focus());

it('a removed part leaves the focus that it had to the rest', async () => {
  const { getByText, getByLabelText, rerender } = renderUi(<Row hasPart />);
  getByText('Place').focus();
  rerender(<Row hasPart={false} />);
  await Promise.resolve();
  expect(getByLabelText('Row')).toHaveFocus();
});

it('a removed part moves no other focus', async () => {
  const { getByText, rerender } = renderUi(<Row hasPart />);
  getByText('Pause').focus();
  rerender(<Row hasPart={false} />);
  await Promise.resolve();
  expect(getByText('Pause')).toHaveFocus();
});
