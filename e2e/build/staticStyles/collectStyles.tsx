import { act } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

type Styled = ComponentType<{ readonly as?: string }>;

/** The styled components that were made so far, by their class. */
const components = new Map<string, Styled>();

Object.assign(globalThis, {
  styledComponents: {
    add: (name: string, component: Styled): Styled => {
      if (components.has(name)) throw new Error(`Two styled components are called ${name}.`);
      components.set(name, component);
      return component;
    },
  },
});

export interface Collected {
  readonly styles: string;
  /** HTML that was drawn by the styling library, as the built components draw it. */
  readonly withClasses: (html: string) => string;
}

/** The styles of all components, in the order in which these were made: one that extends another comes after it. */
export const collectStyles = async (): Promise<Collected> => {
  const container = document.createElement('div');
  const root = createRoot(container);
  const names = [...components.keys()];
  /** The class that the library gave the styles of a component, and what it is called here. */
  const nameOf = new Map<string, string>();
  await act(() => root.render([...components].map(([name, Component]) => <Component key={name} as="i" />)));
  for (const [index, name] of names.entries()) {
    const own = [...(container.children[index]?.classList ?? [])].filter((one) => !components.has(one)).at(-1);
    if (own !== undefined && !nameOf.has(own)) nameOf.set(own, name);
  }
  await act(() => root.unmount());
  const written = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const styles = written
    // What the styling library leaves there for itself.
    .replace(/\/\*!sc\*\/|data-styled[^{]*\{[^}]*\}|\n/g, '')
    .replace(/\.([A-Za-z][\w-]*)/g, (whole, one: string) => (nameOf.has(one) ? `.${nameOf.get(one) ?? ''}` : whole));
  const withClasses = (html: string): string =>
    html.replace(/class="([^"]*)"/g, (_, list: string) => {
      const kept = list.split(' ').filter((one) => !nameOf.has(one));
      return `class="${kept.join(' ')}"`;
    });
  return { styles, withClasses };
};
