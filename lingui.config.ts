import { readFileSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { extractor as babelExtractor } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en-US',
  locales: ['en-US', 'ja-JP', 'ko-KR', 'zh-CN'],
  fallbackLocales: { default: 'en-US' },
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src'], exclude: ['src/ui/text/Trans.tsx'] }],
  // Babel reads a file slowly, and three in four have no texts.
  extractors: [
    {
      match: (file) => babelExtractor.match(file) && readFileSync(file, 'utf8').includes('@lingui/'),
      extract: (...given) => babelExtractor.extract(...given),
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
