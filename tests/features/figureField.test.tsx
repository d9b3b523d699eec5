import { fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { NumberField } from '#features/currencyInput/index.ts';
import { FigureField } from '#features/figureField/index.ts';
import { renderUi } from '../ui/renderUi.tsx';

interface TypedProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const fields: readonly (readonly [name: string, Field: ComponentType<TypedProps>])[] = [
  ['a field for an amount', (typed) => <NumberField label="Amount" units={['USDC']} {...typed} />],
  ['a small field for a decimal', (typed) => <FigureField label="Amount" kind="figure" units={['USDC']} {...typed} />],
];

const draw = (Field: ComponentType<TypedProps>): HTMLInputElement => {
  function Held() {
    const [text, setText] = useState('');
    return <Field value={text} onChange={setText} />;
  }
  renderUi(<Held />);
  return screen.getByRole<HTMLInputElement>('textbox');
};

const enter = (field: HTMLInputElement, text: string, inputType: string, data: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  fireEvent(field, new InputEvent('input', { bubbles: true, inputType, data }));
};

/** One key after the other, each behind what the field holds. */
const type = (field: HTMLInputElement, keys: string): void => {
  for (const key of keys) enter(field, field.value + key, 'insertText', key);
};

describe.each(fields)('%s', (_, Field) => {
  it.each([
    ['a comma', '12,5'],
    ['full-width', '１２．５'],
    ['full-width with an ideographic stop', '１２。５'],
    ['Arabic', '١٢٫٥'],
    ['Persian', '۱۲٫۵'],
    ['Devanagari', '१२.५'],
    ['Devanagari with a comma', '१२,५'],
  ])('takes the figures of a keyboard with %s', (_keyboard, keys) => {
    const field = draw(Field);
    type(field, keys);
    expect(field).toHaveValue('12.5');
    expect(field).toHaveAttribute('inputmode', 'decimal');
  });

  it('reads a pasted figure with Swiss apostrophes', async () => {
    const field = draw(Field);
    enter(field, '1’234.5 USDC', 'insertFromPaste', '1’234.5 USDC');
    await expect.poll(() => field.value).toBe('1234.5');
  });
});

describe('a field for whole numbers', () => {
  it.each(['30', '３０', '٣٠', '३०'])('takes %s', (keys) => {
    const field = draw((typed) => <FigureField label="Minutes" kind="whole" {...typed} />);
    type(field, keys);
    expect(field).toHaveValue('30');
    expect(field).toHaveAttribute('inputmode', 'numeric');
  });

  it('keeps a decimal comma as it is, for the form to refuse', () => {
    const field = draw((typed) => <FigureField label="Minutes" kind="whole" {...typed} />);
    type(field, '1,5');
    expect(field).toHaveValue('1,5');
  });
});
