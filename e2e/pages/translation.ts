import type { Page } from '@playwright/test';

export interface Translations {
  readonly texts: number;
  /** Texts changed by the application after their translation. */
  readonly changed: number;
  /** Elements that should have kept a figure, symbol or address. */
  readonly figures: readonly string[];
  /** Outdated or duplicated translations. */
  readonly frozen: readonly string[];
}

const MARK = 'translations';

/** Replaces texts as Chrome's translation does, shortly after they appear, except protected ones. */
export const startTranslation = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const delayMs = 50;
    const kept = '[translate="no"], script, style, template, textarea, font';
    const figure =
      /^[-+−~≈<>$(]*\d[\d.,]*( ?[%x×)]| [A-Z][A-Za-z]{2,5})?$|^0x[0-9a-fA-F]{4}\S*$|^((MYT|USDC|USDT|WETH|DAI|WMATIC|MATIC)(\/(?!$)|$))+$/;
    const translated = new Map<Text, { readonly font: Element; readonly words: string }>();
    const figures = new Set<string>();
    const counts = { texts: 0, changed: 0 };
    const frozen = (): readonly string[] =>
      [...translated].flatMap(([text, { font }]) => {
        if (!font.isConnected) return [];
        if (text.isConnected) return [`${text.data} is shown twice`];
        return text.data === font.textContent ? [] : [`${String(font.textContent)} instead of ${text.data}`];
      });
    Object.assign(window, { [mark]: () => ({ ...counts, figures: [...figures], frozen: frozen() }) });
    const translateOne = (text: Text, parent: Element): void => {
      const before = translated.get(text);
      if (before === undefined) counts.texts += 1;
      else if (before.words !== text.data) counts.changed += 1;
      const words = text.data.trim();
      if (parent.childNodes.length === 1 && figure.test(words)) figures.add(`${words} in ${parent.outerHTML}`);
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
      translated.set(text, { font: outer, words: text.data });
    };
    const translate = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (text.data.trim() !== '' && parent && parent.closest(kept) === null) translateOne(text, parent);
      }
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        translate();
      }, delayMs);
    };
    new MutationObserver(later).observe(document.body, { childList: true, characterData: true, subtree: true });
    translate();
  }, MARK);

export const translations = (page: Page): Promise<Translations> =>
  page.evaluate((mark) => (Reflect.get(window, mark) as () => Translations)(), MARK);
