import { i18n } from '@lingui/core';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { marketRead, openDesk } from './tradeDesk.tsx';

const BLOCKS = 3;
/** The block's number. */
const MAX_TEXTS = 2;

const settled = (): Promise<unknown> => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

it('formats few texts again in a block that changes nothing', async () => {
  const { nextBlock } = openDesk();
  await marketRead();
  for (let block = 0; block < BLOCKS; block += 1) {
    await nextBlock();
    await settled();
  }
  const formatted = vi.spyOn(i18n, '_');
  for (let block = 0; block < BLOCKS; block += 1) {
    await nextBlock();
    await settled();
  }
  expect(formatted.mock.calls.length / BLOCKS).toBeLessThanOrEqual(MAX_TEXTS);
});
