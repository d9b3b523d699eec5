import { render } from '@testing-library/react';
import fc from 'fast-check';
import { createRef, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { expect, it } from 'vitest';
import { styledElement } from '../../tools/build/staticStyles/styledElement.ts';

type Loose = ComponentType<Record<string, unknown>>;

const Face = ({
  className,
  children,
  title,
}: {
  className?: string;
  children?: ReactNode;
  title?: string;
}): ReactElement => (
  <b className={className} title={title}>
    {children}
  </b>
);
const attributes = ({ $size }: Record<string, unknown>): Record<string, unknown> => ({
  'aria-hidden': true,
  style: { width: $size as string },
});

/** The same component made by the library, and as a build makes it. */
const pairs: readonly (readonly [string, Loose, Loose])[] = [
  [
    'an element',
    styled.div.withConfig({ componentId: 'one' })`` as unknown as Loose,
    styledElement('div', 'one') as Loose,
  ],
  [
    'an element with attributes',
    styled.span.withConfig({ componentId: 'two' }).attrs(attributes as never)`` as unknown as Loose,
    styledElement('span', 'two', attributes) as Loose,
  ],
  [
    'one that extends another',
    styled(styled.p.withConfig({ componentId: 'base' }).attrs({ title: 'base' })``)
      .withConfig({ componentId: 'own' })
      .attrs({ as: 'dl' })`` as unknown as Loose,
    styledElement(styledElement('p', 'base', { title: 'base' }), 'own', { as: 'dl' }) as Loose,
  ],
  [
    'a component that draws another',
    styled(Face).withConfig({ componentId: 'face' })`` as unknown as Loose,
    styledElement(Face as Loose, 'face') as Loose,
  ],
];

const props = fc.record(
  {
    className: fc.constantFrom('', 'given', 'given more'),
    title: fc.constantFrom('said', undefined),
    $size: fc.constantFrom('4px', '1em'),
    style: fc.constantFrom({ height: '3px' }, { width: '9px' }),
    as: fc.constantFrom('section', 'ul'),
    'data-kind': fc.constantFrom('', 'x'),
    children: fc.constantFrom('text', undefined),
  },
  { requiredKeys: [] },
);

/** Name, attributes, classes and text. */
const seen = (Component: Loose, given: Record<string, unknown>): unknown => {
  const { container, unmount } = render(<Component {...given} />);
  const element = container.firstElementChild;
  const found = {
    name: element?.nodeName,
    classes: [...(element?.classList ?? [])].sort(),
    text: element?.textContent,
    attributes: [...(element?.attributes ?? [])]
      .filter(({ name }) => name !== 'class')
      .map(({ name, value }) => `${name}=${value}`)
      .sort(),
  };
  unmount();
  return found;
};

it.each(pairs)('%s is drawn as the styling library draws it', (_, ofLibrary, built) => {
  fc.assert(
    fc.property(props, (given) => {
      expect(seen(built, given)).toEqual(seen(ofLibrary, given));
    }),
    { numRuns: 60 },
  );
});

it('hands its element to a ref', () => {
  const ref = createRef<HTMLElement>();
  const Box = styledElement(styledElement('p', 'base'), 'own') as Loose;
  render(<Box ref={ref} />);
  expect(ref.current?.className).toBe('base own');
});
