import { describe, expect, it } from 'vitest';
import { joinStyles } from '#lib/restOfStyles.ts';
import { firstStyles, namedIn, withOwnStyles } from '../../tools/build/staticStyles/laterStyles.ts';
import { splitTokens } from '../../tools/build/staticStyles/paintedTokens.ts';
import { paintedRules } from '../../tools/build/staticStyles/paintedRules.ts';

const rules = [
  ['', '@keyframes spin{}'],
  ['Head1', '.Head1{top:0}'],
  ['Head1', '.Head1>b{top:1px}'],
  ['Card1', '.Card1{left:"\\2014"}'],
  ['Card12', '.Card12{left:1px}'],
  ['Note3', '.Note3{right:0}'],
] as const;
const none: ReadonlySet<string> = new Set();
const base = 'const head=styled(`div`,`Head1`)';
const card = 'const card=styled(`div`,"Card1")';
const note = "const note=styled('p','Note3');const head=styled(card,'Card12')";

describe('rules that frames are painted with', () => {
  const frame = '<p class="Card1" data-size="sm"><b>x</b></p>';
  it.each([
    ['.Card1{a:b}', true],
    ['.Card1[data-size=sm]>b::before{a:b}', true],
    [':root[data-theme="light"] .Card1{a:b}', true],
    [":root:not([data-text='large']) .Card1>b{a:b}", true],
    ['@media (max-width: 767px){.Card1,.Card1:hover{a:b}}', true],
    ['@supports (a: b){@media (hover: none){.Card1 b{a:b}}}', true],
    ['.Card1:hover{a:b}', false],
    ['.Card1:focus-visible{a:b}', false],
    ['@media (hover: hover){.Card1:active{a:b}}', false],
    ['.Card1[data-size=lg]{a:b}', false],
    ['.Card1>p{a:b}', false],
  ])('the rule %s is painted: %s', (rule, isPainted) => {
    expect(paintedRules([['Card1', rule]], ['<p></p>', frame]).has(rule)).toBe(isPainted);
  });
});

describe('styles of the build', () => {
  it('the page has those that its frames are painted with, and the style file the others of its scripts', () => {
    const frame = '<i class="more Note3"></i><i class="Head1"></i>';
    const { ofFrames, rest } = firstStyles(rules, [base, card, frame], paintedRules(rules, [frame]));
    expect(ofFrames.split('\n')).toEqual(['@keyframes spin{}', '.Head1{top:0}', '.Note3{right:0}']);
    expect(rest.split('\n')).toEqual(['', '', '.Head1>b{top:1px}', '.Card1{left:"\\2014"}', '']);
  });

  it.each([[['Head1', 'Card1', 'Note3']], [['Card1', 'Note3']], [['Note3']], [[]]])(
    'both together have all rules of the first scripts in their order, if frames show %j',
    (shown) => {
      const frame = shown.map((name) => `<i class="${name}"></i>`).join('');
      const { ofFrames, rest } = firstStyles(rules, [base, card, note], paintedRules(rules, [frame]));
      expect(joinStyles(ofFrames, rest).split('\n')).toEqual(rules.map(([, rule]) => rule));
    },
  );

  it('the script has those that come later, in their order and as they were written', () => {
    const added = withOwnStyles(note, rules, none).slice(note.length);
    expect(added).toContain(JSON.stringify('.Card12{left:1px}.Note3{right:0}'));
    expect(withOwnStyles(card, rules, none)).toContain(JSON.stringify('.Card1{left:"\\2014"}'));
  });

  it('each style is in one place alone', () => {
    const frames = namedIn('<i class="Note3"></i>');
    expect(withOwnStyles(note, rules, frames)).toContain(JSON.stringify('.Card12{left:1px}'));
    expect(withOwnStyles("styled('p','Note3')", rules, frames)).toBe("styled('p','Note3')");
  });

  it('a script that draws nothing itself gets none and stays as it is', () => {
    expect(withOwnStyles('export const one = 1;', rules, none)).toBe('export const one = 1;');
  });

  it('styles follow the script, so no position that a source map names moves', () => {
    expect(withOwnStyles(card, rules, none).startsWith(`${card}\n`)).toBe(true);
  });
});

describe('tokens of the theme', () => {
  const css =
    '@font-face{src:url(a.woff2)}:root{color-scheme:dark;--bg:#000;--edge:var(--grey);--grey:#999;--menu:#111}body{background:var(--bg)}@media (max-width: 9px){:root{--menu:#222}}@keyframes spin{to{rotate:1turn}}:root[data-theme=light]{--bg:#fff;--menu:#eee}';

  it('the page has those that its styles, frames and scripts read, also through others', () => {
    expect(splitTokens(css, '.a{border-color:var(--edge)}').painted).toBe(
      '@font-face{src:url(a.woff2)}:root{color-scheme:dark;--bg:#000;--edge:var(--grey);--grey:#999}body{background:var(--bg)}@keyframes spin{to{rotate:1turn}}:root[data-theme=light]{--bg:#fff}',
    );
    expect(splitTokens(css, "style.width = 'var(--menu)'").painted).toContain('--menu:#111');
  });

  it('the others are under the same conditions', () => {
    expect(splitTokens(`${css}\n`, '.a{border-color:var(--edge)}').others).toBe(
      ':root{--menu:#111}@media (max-width: 9px){:root{--menu:#222}}:root[data-theme=light]{--menu:#eee}',
    );
  });
});
