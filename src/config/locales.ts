/** The language the texts are written in, and the only one offered (spec 000 section 1). */
export const sourceLocale = 'en-US';
