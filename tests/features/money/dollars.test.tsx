import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import { Dollars } from '#features/money/Dollars.tsx';
import { rootReducer } from '#state/rootReducer.ts';
import { renderUi } from '../../ui/renderUi.tsx';

const whole = (dollars: bigint) => ({ numerator: dollars, denominator: 1n });

const shown = (value: DollarValue | undefined): string => {
  const store = configureStore({ reducer: rootReducer });
  const { container } = renderUi(
    <Provider store={store}>
      <Dollars value={value} />
    </Provider>,
  );
  return container.textContent;
};

describe('a value in dollars', () => {
  it('is a dash while unknown, never zero', () => {
    expect(shown(undefined)).toBe('–');
    expect(shown(whole(0n))).toBe('$0.00');
  });

  it('is uncertain where pools disagree, with both values on focus', async () => {
    expect(shown({ ...whole(1000n), other: whole(39_873n) })).toBe('$1,000.00 (uncertain)');
    await userEvent.tab();
    expect((await screen.findByRole('tooltip')).textContent).toContain('$1,000.00 or $39,873.00');
  });
});
