import { basename } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const po = formatter();

/** By message id; untranslated texts are left out. */
export const catalogs = (): Plugin => ({
  name: 'catalogs',
  async transform(code, id) {
    if (!id.endsWith('.po')) return undefined;
    const context = { locale: basename(id, '.po'), sourceLocale: 'en-US', filename: id };
    const texts = Object.entries(await po.parse(code, context));
    const messages = Object.fromEntries(
      texts.flatMap(([text, { translation }]) => (translation ? [[text, compileMessage(translation)]] : [])),
    );
    return { code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`, map: null };
  },
});
