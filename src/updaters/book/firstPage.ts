import { rules } from '#config/rules.ts';
import { isThriftyLine } from '#lib/isThriftyLine.ts';

/**
 * Orders of a side in a book's first page. A phone shows about ten levels of a side; its first answer brings a few more
 * than that, the others follow once the page shows. A quote that needs them says so until then.
 */
export const firstPage = (): number =>
  isThriftyLine() || matchMedia('(max-width: 767px)').matches ? rules.book.phonePageSize : rules.book.pageSize;
