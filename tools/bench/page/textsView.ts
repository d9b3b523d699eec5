import { frame, painted } from './frames.ts';
import type { TextsView } from './types.ts';

const ROWS = 60;
const CELLS = 3;
const ROW_STYLE = 'display:grid;grid-template-columns:68px 1fr 1fr;width:320px;height:22px;line-height:22px';

const digits = (): string => (100 * Math.random()).toFixed(4);

const startRow = (place: Element): readonly Text[] => {
  const row = document.createElement('div');
  row.style.cssText = ROW_STYLE;
  const texts = Array.from({ length: CELLS }, () => new Text(digits()));
  row.append(
    ...texts.map((text) => {
      const cell = document.createElement('span');
      cell.append(text);
      return cell;
    }),
  );
  place.append(row);
  return texts;
};

/** For comparison: as many plain text rows as a book shows, with new numbers in every cell. */
export const startTextsView = async (): Promise<TextsView> => {
  const texts = Array.from({ length: ROWS }, () => startRow(document.body)).flat();
  await frame();
  return {
    async emptyFrame() {
      await frame();
      await painted();
    },
    async rewrite() {
      await frame();
      for (const text of texts) text.data = digits();
      await painted();
    },
  };
};
