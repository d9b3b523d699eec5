import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { NumberField } from '#features/currencyInput/index.ts';
import { renderUi } from '../../ui/renderUi.tsx';

const units = ['USDC'];

function Pay({ start = '' }: { readonly start?: string }): ReactElement {
  const [text, setText] = useState(start);
  return <NumberField label="Pay" value={text} onChange={setText} units={units} />;
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Pay' });

const paste = async (text: string): Promise<void> => {
  await userEvent.click(field());
  await userEvent.paste(text);
};

describe('typing', () => {
  it.each([
    ['1,5', '1.5'],
    ['  7', '7'],
    ['.5', '.5'],
  ])('%j shows %j', async (keys, shown) => {
    renderUi(<Pay />);
    await userEvent.type(field(), keys);
    expect(field()).toHaveValue(shown);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('1e18 leaves 1 and says why; Backspace takes back what was not taken', async () => {
    renderUi(<Pay />);
    await userEvent.type(field(), '1e18');
    expect(field()).toHaveValue('1');
    expect(await screen.findByText(/Exponents such as 1e18 are not accepted/)).toBeVisible();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/Exponents/);
    await userEvent.keyboard('{Backspace}');
    expect(field()).toHaveValue('1');
    expect(field()).toBeValid();
    await userEvent.keyboard('000');
    expect(field()).toHaveValue('1000');
  });

  it('an e over a part of 118 leaves it as it is', async () => {
    renderUi(<Pay start="118" />);
    await userEvent.type(field(), 'e5', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    expect(field()).toHaveValue('118');
    expect(await screen.findByText(/Exponents/)).toBeVisible();
  });

  it.each([
    ['1,234.56', '1.234', /one decimal point/],
    ['1x2', '1', /“x” is not accepted in a number/],
    ['-5', '', /minus sign|“-”/],
    ['1 5', '1', /“ ” is not accepted|not accepted/],
  ])('%j leaves %j and says why', async (keys, shown, why) => {
    renderUi(<Pay />);
    await userEvent.type(field(), keys);
    expect(field()).toHaveValue(shown);
    expect(await screen.findByText(why)).toBeVisible();
  });

  it('a field takes at most 79 characters', async () => {
    renderUi(<Pay start={'1'.repeat(78)} />);
    await userEvent.type(field(), '234');
    expect(field()).toHaveValue(`${'1'.repeat(78)}2`);
  });

  it('nothing typed ever grows by a character that is not taken', async () => {
    const keys = fc.array(fc.constantFrom(...'0123456789.,ek-+ x'), { minLength: 1, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(keys, async (pressed) => {
        const { unmount } = renderUi(<Pay />);
        await userEvent.click(field());
        for (const key of pressed) await userEvent.keyboard(key);
        const typed = pressed.join('').replaceAll(',', '.').trimStart();
        const shown = field().value;
        unmount();
        // The shown text is the start of the typed text, up to the first rejected character.
        expect(typed.startsWith(shown)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('pasting', () => {
  it.each([
    ['1,234.56', '1234.56'],
    ['1,234,567.89', '1234567.89'],
    ['1.234,56', '1234.56'],
    [' 12 ', '12'],
    ['1,000.50 USDC', '1000.50'],
    ['$1,234.56', '1234.56'],
    ['0,5', '0.5'],
    ['2000', '2000'],
  ])('%j is %s', async (text, shown) => {
    renderUi(<Pay />);
    await paste(text);
    await expect.poll(() => field().value).toBe(shown);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['12345', '22,139', '22,139 or 22.139?'],
    ['22139', '22,139', '22,139 or 22.139?'],
  ])('a text over %s, of any length, is questioned: %s', async (start, text, query) => {
    renderUi(<Pay start={start} />);
    await userEvent.tripleClick(field());
    await userEvent.paste(text);
    expect(await screen.findByText(query)).toBeVisible();
    expect(field()).toHaveValue(start);
  });

  it('the figure read does not depend on the text before', async () => {
    const figures = ['12.5 USDC', '1,234.56', '$7', ' 8', '1 234.5'] as const;
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...figures), digits, async (text, start) => {
        const { unmount } = renderUi(<Pay start={start} />);
        await userEvent.tripleClick(field());
        await userEvent.paste(text);
        await expect.poll(() => field().value).toBe(text.replace(/[^\d.]/g, ''));
        unmount();
      }),
      { numRuns: 30 },
    );
  });

  it('22,139 is questioned; a press answers, and the field has the focus', async () => {
    renderUi(<Pay start="7" />);
    await userEvent.tripleClick(field());
    await userEvent.paste('22,139');
    expect(await screen.findByText('22,139 or 22.139?')).toBeVisible();
    expect(field()).toHaveValue('7');
    await userEvent.click(screen.getByRole('button', { name: '22,139' }));
    expect(field()).toHaveValue('22139');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['1e18', /Exponents/],
    ['1.5M', /Short forms/],
    ['<0.00001', /not an exact amount/],
    ['12 DAI', /This field is in USDC/],
    ['2'.repeat(200), /too long/],
  ])('%j is not taken, and why', async (text, why) => {
    renderUi(<Pay start="7" />);
    await userEvent.tripleClick(field());
    await userEvent.paste(text);
    expect(await screen.findByText(why)).toBeVisible();
    expect(field()).toHaveValue('7');
  });
});
