import { createElement, type ComponentType, type CSSProperties, type ReactElement } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Attributes = Props | ((props: Props) => Props);

interface Made {
  readonly target: string | ComponentType<Props>;
  readonly className: string;
  readonly attributes: readonly Attributes[];
}

interface StyledElement {
  (props: Props): ReactElement;
  readonly made: Made;
}

const isStyled = (target: Made['target'] | StyledElement): target is StyledElement =>
  typeof target === 'function' && 'made' in target;

const styleOf = ({ style }: Props): CSSProperties | undefined => style as CSSProperties | undefined;

/** Adds the component's properties. */
const complete = (given: Props, attributes: readonly Attributes[]): Props => {
  let props = given;
  for (const attribute of attributes) {
    const added = typeof attribute === 'function' ? attribute(props) : attribute;
    const style = styleOf(added);
    props = { ...props, ...added, ...(style && { style: { ...styleOf(props), ...style } }) };
  }
  return props;
};

/** Styles are in the page. As in the library, properties with `$` are not passed on, and `as` changes the element. */
export const styledElement = (
  target: Made['target'] | StyledElement,
  className: string,
  attributes?: Attributes,
): StyledElement => {
  const base = isStyled(target) ? target.made : { target, className: '', attributes: [] };
  const made: Made = {
    target: base.target,
    className: base.className === '' ? className : `${base.className} ${className}`,
    attributes: attributes ? [...base.attributes, attributes] : base.attributes,
  };
  const draw = (given: Props): ReactElement => {
    const { as = made.target, className: more, ...props } = complete(given, made.attributes);
    const passed: Record<string, unknown> = {};
    for (const name in props) if (!name.startsWith('$')) passed[name] = props[name];
    passed['className'] = typeof more === 'string' && more !== '' ? `${made.className} ${more}` : made.className;
    return createElement(as as Made['target'], passed);
  };
  return Object.assign(draw, { made });
};
