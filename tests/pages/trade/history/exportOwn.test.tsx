import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ExportOwn } from '#pages/trade/shared/ExportButton.tsx';
import { renderUi } from '../../../ui/renderUi.tsx';

afterEach(() => vi.restoreAllMocks());

const rows = ['a', 'b', 'c', 'unread'].map((of) => ({ of })) as unknown as Parameters<
  typeof ExportOwn<string>
>[0]['table']['kept'];

const file = {
  ...{ name: 'rows.csv', head: ['row'] },
  canSave: (row: string) => row !== 'unread',
  fields: (row: string) => [row],
};

it.each([
  ['all rows', rows.slice(0, 3), rows.slice(0, 3), false, 'Export CSV', 3],
  ['the rows of a filter', rows.slice(0, 3), rows.slice(0, 2), true, 'Export 2 of 3 rows', 2],
  ['rows whose token is read', rows, rows, false, 'Export 3 of 4 rows', 3],
])('exports %s, as many as the button says', async (_, all, kept, isFiltered, name, count) => {
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderUi(<ExportOwn table={{ all, kept, isFiltered }} {...file} />);
  screen.getByRole('button', { name }).click();
  await vi.waitFor(() => expect(saved).toBeDefined());
  const reader = new FileReader();
  reader.readAsText(saved as Blob);
  await new Promise((done) => reader.addEventListener('load', done));
  expect(String(reader.result).trim().split('\r\n')).toHaveLength(count + 1);
});
