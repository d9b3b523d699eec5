import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from '#features/currencyInput/index.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useEscape } from '#ui/hooks/useEscape.ts';
import { renderUi } from '../renderUi.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Order = 'end first' | 'input first';

const orders: readonly Order[] = ['input first', 'end first'];

const setText = (field: Field, text: string): void => {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
};

const input = (field: Field, text: string, isComposing: boolean): void => {
  setText(field, text);
  fireEvent(
    field,
    new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', data: text, isComposing }),
  );
};

/** Composes as Chromium and Safari ('input first') or Firefox do; each step is the whole text of the field. */
const compose = (field: Field, steps: readonly string[], committed: string, order: Order): void => {
  fireEvent.compositionStart(field);
  for (const step of steps) {
    input(field, step, true);
    expect(field, 'written back while composing').toHaveValue(step);
  }
  if (order === 'input first') input(field, committed, true);
  else setText(field, committed);
  fireEvent.compositionEnd(field, { data: committed });
  if (order === 'end first') input(field, field.value, false);
};

function Amount({ onText }: { readonly onText: (text: string) => void }): ReactElement {
  const [text, setHeld] = useState('');
  const take = (next: string): void => {
    onText(next);
    setHeld(next);
  };
  return <NumberField label="Pay" value={text} onChange={take} units={['USDC']} />;
}

const figures = [
  { steps: ['１', '１２', '１２．', '１２．５'], committed: '１２．５', reading: '12.5' },
  { steps: ['１', '１２'], committed: '12', reading: '12' },
  { steps: ['０', '０．', '０．８'], committed: '０．８', reading: '0.8' },
  { steps: ['１', '１２', '１２。', '１２。５'], committed: '１２。５', reading: '12.5' },
  { steps: ['１', '１，', '１，５'], committed: '１，５', reading: '1.5' },
  { steps: ['٣', '٣٫', '٣٫٥'], committed: '٣٫٥', reading: '3.5' },
  { steps: ['1', '12', '12.', '12.5'], committed: '12.5', reading: '12.5' },
  { steps: ['１', '１２', '１'], committed: '', reading: '' },
];

describe.each(orders)('composing, %s', (order) => {
  it.each(figures)('reads $steps as $means', async ({ steps, committed, reading }) => {
    const onText = vi.fn<(text: string) => void>();
    renderUi(<Amount onText={onText} />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    compose(field, steps, committed, order);
    await vi.waitFor(() => expect(field).toHaveValue(reading), 3000);
    expect(onText.mock.lastCall?.[0] ?? '').toBe(reading);
    // Full-width text is read at the end alone.
    const early = steps.filter((step) => /^[\x20-\x7e]*$/.test(step));
    expect([...new Set(onText.mock.calls.map(([text]) => text))]).toEqual([...new Set([...early, reading])]);
  });

  it.each([
    ['kana', ['あ', 'あい'], '愛'],
    ['pinyin', ['n', 'ni', "ni'h"], '你好'],
    ['hangul', ['ㅎ', '하', '한'], '한'],
  ])('refuses %s in an amount with a reason, and keeps the amount', async (_, steps, committed) => {
    renderUi(<Amount onText={() => undefined} />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: '7' } });
    compose(
      field,
      steps.map((step) => `7${step}`),
      `7${committed}`,
      order,
    );
    await vi.waitFor(() => expect(field, document.body.textContent).toBeInvalid(), 3000);
    expect(field).toHaveValue('7');
  });

  it.each([
    ['kana', ['あ', 'あい'], '愛'],
    ['pinyin', ['n', 'ni', "ni'h"], '你好'],
    ['hangul', ['ㅎ', '하', '한'], '한'],
  ])('takes %s into words once it ends', (_, steps, committed) => {
    const onText = vi.fn<(text: string) => void>();
    function Words(): ReactElement {
      const [text, setHeld] = useState('');
      const take = (next: string): void => {
        onText(next);
        setHeld(next.toUpperCase());
      };
      return (
        <>
          <TextField kind="words" label="Title" value={text} onChange={take} />
          <TextArea kind="words" label="Body" value="" onChange={take} />
        </>
      );
    }
    renderUi(<Words />);
    compose(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }), steps, committed, order);
    expect(onText.mock.lastCall).toEqual([committed]);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(committed);
    compose(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Body' }), steps, committed, order);
    expect(onText.mock.lastCall).toEqual([committed]);
  });
});

describe('a value from elsewhere', () => {
  it('waits for the end of the composition', () => {
    const held = (value: string): ReactElement => (
      <TextField kind="words" label="Title" value={value} onChange={() => undefined} />
    );
    const { rerender } = renderUi(held('old'));
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.compositionStart(field);
    input(field, 'oldあ', true);
    rerender(held('new'));
    expect(field).toHaveValue('oldあ');
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('new');
  });
});

describe('keys of a composition', () => {
  it.each([
    ['isComposing', { isComposing: true }],
    ["Safari's key code", { keyCode: 229 }],
  ])('do nothing else by %s', (_, init) => {
    const close = vi.fn();
    const onKeyDown = vi.fn();
    function Sheet(): ReactElement {
      useEscape(true, close);
      return <TextField kind="words" label="Title" value="" onChange={() => undefined} onKeyDown={onKeyDown} />;
    }
    renderUi(<Sheet />);
    const field = screen.getByRole('textbox');
    fireEvent.keyDown(field, { key: 'Escape', ...init });
    fireEvent.keyDown(field, { key: 'Enter', ...init });
    expect([close.mock.calls, onKeyDown.mock.calls]).toEqual([[], []]);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect([close.mock.calls.length, onKeyDown.mock.calls.length]).toEqual([1, 1]);
  });
});
