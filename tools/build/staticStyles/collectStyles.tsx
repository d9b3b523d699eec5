import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Rules } from './laterStyles.ts';

type Styled = ComponentType<{ readonly as?: string }>;

interface Made {
  readonly component: Styled;
  readonly file: string;
}

const made = new Map<string, Made>();

Object.assign(globalThis, {
  styledComponents: {
    add: (name: string, component: Styled, file: string): Styled => {
      if (made.has(name)) throw new Error(`Two styled components are called ${name}.`);
      made.set(name, { component, file });
      return component;
    },
  },
});

export interface Collected {
  readonly rules: Rules;
  /** Converts HTML of the styling library. */
  readonly withClasses: (html: string) => string;
}

/** Single rules and at-rules. */
const blocksOf = (css: string): readonly string[] => {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    blocks.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return blocks;
};

/** In the order of the files, so that an extending component comes later. @param files each after its imports */
export const collectStyles = async (files: readonly string[]): Promise<Collected> => {
  const rank = new Map(files.map((file, index) => [file, index]));
  const rankOf = ({ file }: Made): number => {
    const found = rank.get(file);
    if (found === undefined) throw new Error(`${file} makes styled components, and has no place in their order.`);
    return found;
  };
  const components = new Map(
    [...made].toSorted(([, a], [, b]) => rankOf(a) - rankOf(b)).map(([name, { component }]) => [name, component]),
  );
  const container = document.createElement('div');
  const root = createRoot(container);
  const names = [...components.keys()];
  /** The library's class names to ours. */
  const nameOf = new Map<string, string>();
  await act(() => root.render([...components].map(([name, Component]) => <Component key={name} as="i" />)));
  for (const [index, name] of names.entries()) {
    const own = [...(container.children[index]?.classList ?? [])].filter((entry) => !components.has(entry)).at(-1);
    if (own !== undefined && !nameOf.has(own)) nameOf.set(own, name);
  }
  await act(() => root.unmount());
  const written = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const classes = /\.([A-Za-z][\w-]*)/g;
  const rules = blocksOf(written.replace(/\/\*!sc\*\/|\n/g, '')).map((block): Rules[number] => {
    const named = [...block.matchAll(classes)].map(([, one = '']) => one);
    // For a rule that names only itself, as `& + &`, the library uses its other class.
    const own = named.flatMap((entry) => nameOf.get(entry) ?? [])[0] ?? named.find((entry) => components.has(entry));
    return [own ?? '', block.replace(classes, (whole, entry: string) => `.${nameOf.get(entry) ?? whole.slice(1)}`)];
  });
  const withClasses = (html: string): string =>
    html.replace(/class="([^"]*)"/g, (_, list: string) => {
      const kept = list.split(' ').filter((entry) => !nameOf.has(entry));
      return `class="${kept.join(' ')}"`;
    });
  return { rules, withClasses };
};
