import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatter } from '@lingui/format-po';

/** Words with which a text claims something about money or trust. */
const CLAIMS =
  /receipt|second node|nodes disagree|same numbers|simulat(?:ed|ion)|minimum (?:received|added|you)|^minimum,|for at least|swap at most|, at most|\bchecked\b|verified|affected|nothing was sent|recorded|stays? in the contract|any time|covers|\blasts\b(?! about)|can't pay|(?:can|could) be (?:claimed|withdrawn|unstaked|redeemed)|\breverts?\b|would (?:revert|fail|succeed|reject)|only (?:it|that account|these pool|this amount|the network fee|the address that|in this browser)|for good|same transaction|ready to (?:claim|redeem)|exchange fee|maker fee|arbitrageurs|uncertain|needed once|deposits earn|no longer be executed|can't be undone|was returned|stays approved|input is kept|disagree|contradict|(?:read|loaded) from the chain|chain's own|\bAPR =|count for at most|can't be paid|can pay \{|better price|stays? yours|pay no fee|and lose|not counted|are counted|(?:earn|worth) less|is fixed|you keep them|stay with you|paid along|nothing is paid|used its nonce|this was executed|^not executed|stay on the chain|rewards of at least|approves nothing|cheaper|cost less/i;

/** Claims of no test: what a word means, or what a person does. */
const NO_CLAIM = new Set([
  'Optional, now or any time later',
  'Not revoked: {left} of {count} approvals',
  'Rewards of at least',
  'Rewards of at least, {unit}',
]);

const TABLES = 'docs/claims.md';

const rows = readFileSync(TABLES, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`tests/'))
  .map((line) => line.split(' | '));
const onScreen = rows.filter((cells) => cells.length === 3);

const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

const readTexts = async (): Promise<readonly string[]> => {
  const catalog = await formatter().parse(readFileSync('locales/en-US.po', 'utf8'), {
    locale: 'en-US',
    sourceLocale: 'en-US',
    filename: 'locales/en-US.po',
  });
  return Object.values(catalog).map(({ message = '', translation = '' }) => translation || message);
};

describe('Each claim on the screen has its check', () => {
  const fragments = onScreen.flatMap(([texts = '']) => quoted(texts));

  it('names a test for every text that claims something about money or trust', async () => {
    const texts = await readTexts();
    expect(texts.length).toBeGreaterThan(2000);
    const unchecked = texts
      .filter((text) => CLAIMS.test(text) && !NO_CLAIM.has(text))
      .filter((text) => !fragments.some((fragment) => text.includes(fragment)));
    expect(unchecked).toEqual([]);
  });

  it('has no row that no text needs', async () => {
    const texts = await readTexts();
    expect(fragments.filter((fragment) => !texts.some((text) => text.includes(fragment)))).toEqual([]);
  });

  it('names only tests that exist', () => {
    const tests = rows.flatMap((cells) => quoted(cells.at(-1) ?? ''));
    expect(tests.length).toBeGreaterThan(30);
    expect(tests.filter((file) => !existsSync(file))).toEqual([]);
  });
});
