/** Accessible name. Spaces are collapsed; a text must be the whole name. */
export interface Named {
  readonly role: Role;
  readonly name: string | RegExp;
  /** Container of the element. */
  readonly within?: Named;
}

export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'opener'
  | 'region'
  | 'row'
  | 'status'
  | 'tab'
  | 'tabpanel'
  | 'textbox';

/** `Named` as it travels into the page. */
export interface Sought {
  readonly selector: string;
  readonly source: string;
  readonly within: Sought | null;
}

const SELECTORS: Readonly<Record<Role, string>> = {
  alert: '[role=alert]:not([hidden])',
  button: 'button:not([role=tab]), [role=button]',
  checkbox: '[type=checkbox]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  listitem: 'li',
  opener: '[aria-haspopup=dialog]',
  region: 'section[aria-label], section[aria-labelledby], [role=region], aside',
  row: '[role=row]',
  status: '[role=status]',
  tab: '[role=tab]',
  tabpanel: '[role=tabpanel]',
  textbox: 'input, textarea',
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const sought = ({ role, name, within }: Named): Sought => ({
  selector: SELECTORS[role],
  source: typeof name === 'string' ? `^${escaped(name)}$` : name.source,
  within: within ? sought(within) : null,
});

export interface Found {
  readonly x: number;
  readonly y: number;
  /** A press at that point would reach it, it is enabled, and nothing moves it. */
  readonly isReachable: boolean;
  readonly text: string;
  /** Element that would receive the press instead. */
  readonly covering: string;
}

/** Runs in the page. */
export const findElement = (target: Sought): Found | null => {
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const textOf = (element: Element): string => (element instanceof HTMLElement ? element.innerText : '');
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    if (labels !== '') return tidy(labels);
    const label = element.getAttribute('aria-label');
    if (label !== null) return tidy(label);
    if (element instanceof HTMLInputElement)
      return tidy([...(element.labels ?? [])].map(textOf).join(' ') || element.placeholder);
    return tidy(textOf(element));
  };
  const isShown = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const find = ({ selector, source, within }: Sought): readonly Element[] => {
    const places: readonly ParentNode[] = within ? find(within) : [document];
    const fits = new RegExp(source);
    return places.flatMap((place) => [...place.querySelectorAll(selector)].filter((entry) => fits.test(nameOf(entry))));
  };
  // A container may have no box (display: contents), so only the element must be visible.
  const element = find(target).find(isShown);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (element.contains(hit) || hit.contains(element));
  // It may stand still because the engine has drawn nothing yet.
  const isMoved = document.getAnimations().some(({ effect, playState }) => {
    const isFinite = effect?.getComputedTiming().iterations !== Infinity;
    return playState === 'running' && isFinite && effect instanceof KeyframeEffect && effect.target?.contains(element);
  });
  const isDisabled = element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]') !== null;
  return {
    x,
    y,
    isReachable: isHit && !isDisabled && !isMoved,
    text: tidy(textOf(element)),
    covering: isHit ? '' : (hit?.outerHTML.slice(0, 200) ?? 'nothing'),
  };
};
