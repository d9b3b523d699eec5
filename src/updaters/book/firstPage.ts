import { rules } from '#config/rules.ts';
import { isThriftyLine } from '#lib/isThriftyLine.ts';

/**
 * Orders of a side in a book's first page. A phone shows about ten levels of a side. Its first answer has a few more;
 * the others follow once the page is visible. A quote that needs them reports this until then.
 */
export const firstPage = (): number =>
  isThriftyLine() || matchMedia('(max-width: 767px)').matches ? rules.book.phonePageSize : rules.book.pageSize;
