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

describe('styles stand', () => {
  it('in the page, of what visits begin with, as of no component', () => {
    expect(pageStyles(rules, [base])).toBe('@keyframes spin{}.Head1{top:0}.Head1>b{top:1px}');
  });

  it('in the page, of what the frames show', () => {
    expect(pageStyles(rules, ['', '<p class="more Note3">'])).toBe('@keyframes spin{}.Note3{right:0}');
  });

  it('with the script, of what comes later, in their order and as they were written', () => {
    const added = withOwnStyles(note, rules, none).slice(note.length);
    expect(added).toContain(JSON.stringify('.Card12{left:1px}.Note3{right:0}'));
    expect(withOwnStyles(card, rules, none)).toContain(JSON.stringify('.Card1{left:"\\2014"}'));
  });

  it('in one place alone', () => {
    const frames = namedIn('<i class="Note3"></i>');
    expect(withOwnStyles(note, rules, frames)).toContain(JSON.stringify('.Card12{left:1px}'));
    expect(withOwnStyles("styled('p','Note3')", rules, frames)).toBe("styled('p','Note3')");
  });

  it('nowhere for a script that draws nothing of its own, which stays as it is', () => {
    expect(withOwnStyles('export const one = 1;', rules, none)).toBe('export const one = 1;');
  });

  it('behind the script, where no place moves that a source map names', () => {
    expect(withOwnStyles(card, rules, none).startsWith(`${card}\n`)).toBe(true);
  });
});
