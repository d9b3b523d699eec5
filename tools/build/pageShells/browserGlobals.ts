import { JSDOM } from 'jsdom';

const nothing = (): void => undefined;

/** Observers do nothing, because a frame is drawn only once. */
class Observer {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

export interface Screen {
  /** True if media queries answer as on a phone. */
  isPhone: boolean;
}

/** Collects styles as text: jsdom would parse all of them with each rule. */
const leaveStylesUnread = (document: Document): void => {
  const create = document.createElement.bind(document) as (
    name: string,
    options?: ElementCreationOptions,
  ) => HTMLElement;
  const createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = create(name, options);
    if (name === 'style') element.setAttribute('type', 'text/plain');
    return element;
  };
  Object.assign(document, { createElement });
};

/** Affects only modules that are imported afterwards. */
export const becomeBrowser = (screen: Screen): JSDOM => {
  const dom = new JSDOM('<!doctype html><div id="root"></div>', {
    url: 'http://frame.invalid/',
    pretendToBeVisual: true,
  });
  leaveStylesUnread(dom.window.document);
  const window = dom.window as unknown as Record<string, unknown>;
  const query = (media: string) => ({
    media,
    matches: screen.isPhone && media.includes('max-width: 767px'),
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  Object.assign(window, {
    matchMedia: query,
    scrollTo: nothing,
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
  });
  for (const name of [...Object.getOwnPropertyNames(window), 'addEventListener', 'removeEventListener']) {
    const isOfBrowser = !(name in globalThis) || name === 'navigator';
    if (isOfBrowser) Object.defineProperty(globalThis, name, { configurable: true, get: () => window[name] });
  }
  // Requests stay pending, so that no data arrives and nothing fails.
  Object.defineProperty(globalThis, 'fetch', { value: () => new Promise(nothing) });
  // React renders synchronously.
  Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', { value: true });
  return dom;
};
