import type { Page } from '@playwright/test';

/** As Android's text size does; 100 is the usual size. */
export const enlargeText = async (page: Page, percent: number): Promise<void> => {
  await page.evaluate((adjust) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { text-size-adjust: ${adjust}% !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, percent);
  await page.waitForFunction((factor) => {
    const drawn = document.documentElement.style.getPropertyValue('--text');
    return Math.abs(Number(drawn === '' ? 1 : drawn) - factor) < 0.05;
  }, percent / 100);
};

/** A page wider than the screen, overlapping or cut texts, and shortened or broken figures. */
export const textFlaws = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parentsOf = (start: Element): readonly Element[] => {
      const parents: Element[] = [];
      for (let each: Element | null = start; each; each = each.parentElement) parents.push(each);
      return parents;
    };
    const isOver = (element: Element): boolean => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    /** The part of a text's box that is not clipped. */
    const seen = (text: string, box: DOMRect, parents: readonly Element[]) => {
      let { left, right, top, bottom } = box;
      let isShort = false;
      for (const parent of parents) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(parent);
        isShort ||= textOverflow === 'ellipsis';
        if (overflowX === 'visible') continue;
        const clip = parent.getBoundingClientRect();
        const isCut = right > clip.right + 2 || left < clip.left - 2;
        const isHidden = clip.width < 2 || bottom < clip.top || top > clip.bottom;
        const isBelow =
          !/auto|scroll/.test(overflowY) && clip.height > 2 && (bottom > clip.bottom + 8 || top < clip.top - 8);
        if (isBelow && clip.width > 2) found.push(`"${text}" is cut in height`);
        if (isCut && !isHidden && (!isShort || /^[\d,.]+$/.test(text)) && !/auto|scroll/.test(overflowX))
          found.push(`"${text}" is cut`);
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      }
      return { left, right, top, bottom };
    };
    /** Longer figures, as in an address, need more than one line. */
    const figures = /(?<![\d,.])\d[\d,.]{3,19}(?![\d,.])|\b[a-z]{3,10}\b/gi;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes: {
      readonly text: string;
      readonly node: Node;
      readonly layer: Element | undefined;
      readonly box: ReturnType<typeof seen>;
    }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true)
        continue;
      const range = document.createRange();
      for (const { index, 0: figure } of (node.nodeValue ?? '').matchAll(figures)) {
        range.setStart(node, index);
        range.setEnd(node, index + figure.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 3) found.push(`"${figure}" is broken`);
      }
      range.selectNodeContents(node);
      const parents = parentsOf(element);
      const layer = parents.find(isOver);
      for (const each of range.getClientRects()) {
        const box = seen(text, each, parents);
        if (layer && box.right > clientWidth + 2) found.push(`"${text}" is beyond the screen`);
        boxes.push({ text, node, layer, box });
      }
    }
    boxes.forEach((box, at) => {
      for (const other of boxes.slice(at + 1)) {
        if (box.layer !== other.layer || box.node === other.node) continue;
        const width = Math.min(box.box.right, other.box.right) - Math.max(box.box.left, other.box.left);
        const height = Math.min(box.box.bottom, other.box.bottom) - Math.max(box.box.top, other.box.top);
        if (width > 2 && height > 9) found.push(`"${box.text}" lies over "${other.text}"`);
      }
    });
    return found;
  });
