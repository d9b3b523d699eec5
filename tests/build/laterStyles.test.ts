import { describe, expect, it } from 'vitest';
import { namedIn, pageStyles, withOwnStyles } from '../../tools/build/staticStyles/laterStyles.ts';

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

describe('styles of the build', () => {
  it('the page has those of the scripts that visits begin with, and those of no component', () => {
    expect(pageStyles(rules, [base])).toBe('@keyframes spin{}.Head1{top:0}.Head1>b{top:1px}');
  });

  it('the page has those that the frames show', () => {
    expect(pageStyles(rules, ['', '<p class="more Note3">'])).toBe('@keyframes spin{}.Note3{right:0}');
  });

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
