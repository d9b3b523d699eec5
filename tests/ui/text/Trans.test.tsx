import { Trans } from '@lingui/react/macro';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../renderUi.tsx';

describe('a text with values', () => {
  it('shows any symbol as its own characters, markup too', () => {
    const part = fc.constantFrom(
      '<0/>',
      '<0>',
      '</0>',
      '<1/>',
      '<1>',
      '</1>',
      '<b>',
      '<',
      '>',
      'USDC',
      '{0}',
      "'",
      '#',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const symbol = parts.join('');
        const { container, unmount } = renderUi(
          <Trans>
            Approve {symbol} for <b>{symbol}</b>
          </Trans>,
        );
        expect(container.textContent).toBe(`Approve ${symbol} for ${symbol}`);
        expect(container.querySelectorAll('b')).toHaveLength(1);
        unmount();
      }),
      { numRuns: 200 },
    );
  });
});
