import { csvText, UTF8_MARK } from '#lib/csv.ts';
import { inSlices } from '#lib/inSlices.ts';
import { saveFile } from '#lib/saveFile.ts';

export interface SavedRows<T> {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly of: T }[];
  /** False while a token is unread; the row is then left out. */
  readonly canSave?: (row: T) => boolean;
  readonly fields: (row: T) => readonly string[] | undefined;
}

export const saveRows = async <T>({ name, head, rows, fields }: SavedRows<T>): Promise<void> => {
  const lines = [UTF8_MARK, csvText([head])];
  await inSlices(rows, ({ of }) => {
    const line = fields(of);
    if (line) lines.push(csvText([line]));
  });
  saveFile(name, lines.join(''), 'text/csv');
};
