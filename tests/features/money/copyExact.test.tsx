import { afterEach, describe, expect, it } from 'vitest';
import { copiedText } from '#features/money/copyExact.ts';

const selectionOf = (select: (range: Range) => void): Selection => {
  const selection = document.getSelection();
  if (!selection) throw new Error('no selection');
  const range = document.createRange();
  select(range);
  selection.removeAllRanges();
  selection.addRange(range);
  return selection;
};

const element = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

afterEach(() => document.body.replaceChildren());

describe('the copied text of a figure', () => {
  it('is exact and without thousands, with or without its symbol', () => {
    document.body.innerHTML = '<p><span data-exact="1,001.23499999 WBTC"><i>1,001.24</i> WBTC</span></p>';
    expect(copiedText(selectionOf((range) => range.selectNodeContents(element('i'))))).toBe('1001.23499999');
    expect(copiedText(selectionOf((range) => range.selectNodeContents(element('span'))))).toBe('1001.23499999 WBTC');
    expect(copiedText(selectionOf((range) => range.selectNodeContents(element('p'))))).toBe('1001.23499999 WBTC');
  });

  it('is exact of a cell that is short and has all in its title', () => {
    document.body.innerHTML = '<table><tr><td title="1,540,899.72 MYT">1.54M</td></tr></table>';
    expect(copiedText(selectionOf((range) => range.selectNodeContents(element('td'))))).toBe('1540899.72');
  });

  it('is exact of each cell of a row, whichever digits are in the one before', () => {
    document.body.innerHTML =
      '<table><tr><td title="2,945.204218 MYT">2,945.20</td> <td title="5.207 USDC">5.20</td></tr></table>';
    const cells = [...document.querySelectorAll('td')];
    const row = selectionOf((range) => range.selectNodeContents(element('tr')));
    expect(copiedText(row)).toBe('2945.204218 5.207');
    const onlyFirst = selectionOf((range) => {
      range.setStart(element('td'), 0);
      range.setEnd(cells[1] as Node, 0);
    });
    expect(copiedText(onlyFirst).trim()).toBe('2945.204218');
  });

  it('a part of a figure, and a title that is none, stay as they are', () => {
    document.body.innerHTML = '<span data-exact="1,001.23499999 WBTC">1,001.24</span><b title="Best bid">22,139</b>';
    const text = element('span').firstChild;
    const part = selectionOf((range) => {
      range.setStart(text as Node, 0);
      range.setEnd(text as Node, 5);
    });
    expect(copiedText(part)).toBe('1001');
    expect(copiedText(selectionOf((range) => range.selectNodeContents(element('b'))))).toBe('22139');
  });
});
