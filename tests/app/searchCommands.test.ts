import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '#config/paths.ts';
import { allPages } from '#app/commands/pageCommands.ts';
import { searchCommands } from '#app/commands/searchCommands.ts';
import type { Command } from '#app/commands/types.ts';

const command = (label: string, english = '', ...words: readonly string[]): Command => ({
  id: label,
  group: 'pages',
  icon: 'list',
  label,
  english,
  words,
  run: () => undefined,
});

const found = (text: string, ...commands: readonly Command[]): readonly string[] =>
  searchCommands(commands, text).map(({ label }) => label);

describe('the search of the palette', () => {
  it('finds by the name in the language shown, by the English one, and by other words', () => {
    const liquidity = command('流動性を追加', 'Add Liquidity', 'provide');
    for (const text of ['流動性', '追加', 'add liq', 'LIQUIDITY', 'provide', ' add ']) {
      expect(found(text, liquidity)).toEqual(['流動性を追加']);
    }
    expect(found('remove', liquidity)).toEqual([]);
  });

  it('puts those first that begin with what is typed, then words that do, then any', () => {
    const all = [command('Reward trade'), command('Upgrade'), command('Trade'), command('Trade mining')];
    expect(found('trade', ...all)).toEqual(['Trade', 'Trade mining', 'Reward trade']);
    expect(found('rade', ...all)).toEqual(all.map(({ label }) => label));
    expect(found('trade', command('Reward history', '', 'trade'), command('Reward trade'))).toEqual([
      'Reward trade',
      'Reward history',
    ]);
  });

  it('every typed word has to be in a name; accents and width of letters do not matter', () => {
    expect(found('myt usdc', command('MYT/USDC'), command('MYT/WETH'))).toEqual(['MYT/USDC']);
    expect(found('myt/usdc', command('MYT/USDC'))).toEqual(['MYT/USDC']);
    expect(found('ＭＹＴ', command('MYT/USDC'))).toEqual(['MYT/USDC']);
    expect(found('cafe', command('Café'))).toEqual(['Café']);
  });

  it('no text breaks it; nothing typed finds all in their order, and what is found is some of them', () => {
    const names = fc.array(fc.string(), { maxLength: 12 }).map((all) => [...new Set(all)].map((name) => command(name)));
    fc.assert(
      fc.property(names, fc.string(), (commands, text) => {
        expect(searchCommands(commands, '  ')).toEqual(commands);
        const some = searchCommands(commands, text);
        expect(new Set(some).size).toBe(some.length);
        for (const one of some) expect(commands).toContain(one);
      }),
    );
  });

  it('a command is found by its whole name, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        expect(found(name, command(name))).toEqual([name]);
      }),
    );
  });
});

describe('the pages of the palette', () => {
  it('are all that the route table has, but those that need something in their address', () => {
    const inNeed: readonly string[] = [paths.remove, paths.join, paths.competitionDetails];
    const same: readonly string[] = [paths.home, paths.indexFile, paths.swap, paths.poolV2];
    const listed = allPages.map(({ path }) => path);
    expect(new Set(listed).size).toBe(listed.length);
    expect([...listed, ...inNeed, ...same].toSorted()).toEqual(Object.values(paths).toSorted());
  });
});
