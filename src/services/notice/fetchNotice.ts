import { NOTICE_FILE } from '#config/noticeFile.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import { isFields } from '#lib/fields.ts';
import { requestJson } from '../http/requestJson.ts';
import { list, oneOf, read, readShape, record, type Shape } from '../shape.ts';

const tones = ['info', 'warning', 'danger'] as const;

export interface OperatorNotice {
  readonly tone: (typeof tones)[number];
  readonly title: string;
  readonly text: string;
}

const [LONGEST_TITLE, LONGEST_TEXT, MAX_NOTICES, MAX_BYTES] = [80, 400, 3, 20_000];
const SOURCE_LOCALE = 'en-US';

/** Readers of a missing locale get English. */
const words = (locale: string, longest: number): Shape<string> =>
  read((value) => {
    const own = isFields(value) ? (value[locale] ?? value[SOURCE_LOCALE]) : value;
    return typeof own === 'string' ? readableText(own, longest) : undefined;
  });

/** ISO 8601 to unix milliseconds; infinity if missing. */
const moment: Shape<number> = read((value) => {
  if (value === undefined) return Number.POSITIVE_INFINITY;
  const at =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z$/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? undefined : at;
});

const noticesOf = (locale: string) =>
  record({
    notices: list(
      record({
        tone: oneOf(tones),
        title: words(locale, LONGEST_TITLE),
        text: words(locale, LONGEST_TEXT),
        until: moment,
      }),
      MAX_NOTICES,
    ),
  });

/** Notices that have not ended at `nowMs` (unix); undefined for another kind of file. Texts are cleaned and cut. */
export const readNotices = (sent: unknown, locale: string, nowMs: number): readonly OperatorNotice[] | undefined => {
  const known = readShape(noticesOf(locale), sent);
  return known.ok
    ? known.value.notices.filter(({ until }) => until > nowMs).map(({ until: _until, ...notice }) => notice)
    : undefined;
};

export const fetchNotices = async (locale: string, signal?: AbortSignal): Promise<readonly OperatorNotice[]> => {
  const url = import.meta.env.BASE_URL + NOTICE_FILE;
  const sent = await requestJson({ url, limits: { bytes: MAX_BYTES, milliseconds: 10_000 }, signal });
  return (sent.ok && readNotices(sent.value, locale, Date.now())) || [];
};
