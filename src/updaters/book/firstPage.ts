import { rules } from '#config/rules.ts';
import { isThriftyLine } from '#lib/isThriftyLine.ts';

/** A phone shows about ten levels. Deeper ones are read once the page is visible. */
export const firstPage = (): number =>
  isThriftyLine() || matchMedia('(max-width: 767px)').matches ? rules.book.phonePageSize : rules.book.pageSize;
