import { describe, expect, it } from 'vitest';
import { withSourceSteps } from '../../tools/build/sourceSteps/index.ts';

const transformed = (code: string, styles: 'collected' | 'written', path = '/app/src/Box.ts'): string =>
  withSourceSteps(code, path, { root: '/app/', styles });

const SOURCE = `import { css, styled } from 'styled-components';
const soft = css\`opacity: 1;\`;
const Box = styled.div\`color: \${colour}; \${soft}\`;
const More = styled(Box).attrs({ as: 'dl' })\`margin: 0;\`;`;

const namesIn = (code: string): readonly string[] =>
  [...code.matchAll(/"([A-Za-z]{4}\d+)"/g)].map(([, name = '']) => name);

describe('a build', () => {
  it('keeps the line of all that comes after a style', () => {
    const code = `${SOURCE.replace('margin: 0;', '\n  margin: 0;\n')}\nafter();`;
    expect(transformed(code, 'written').split('\n').indexOf('after();')).toBe(code.split('\n').indexOf('after();'));
  });

  it('keeps elements, attributes and names, and no style', () => {
    const code = transformed(SOURCE, 'written');
    const [box, more] = namesIn(code);
    expect(code).toContain(`styledElement("div", "${box}")`);
    expect(code).toContain(`styledElement(Box, "${more}", { as: 'dl' })`);
    expect(code).not.toMatch(/color|margin|opacity|styled-components/);
  });

  it('drops what nobody uses, and imports nothing where styles were all', () => {
    expect(transformed(SOURCE, 'written')).toContain('/*#__PURE__*/styledElement');
    expect(transformed("import { css } from 'styled-components';\nconst soft = css`a: b;`;", 'written')).not.toContain(
      'import',
    );
  });

  it('gives a component the name under which its styles were collected, in whatever order files are read', () => {
    const other = "import { styled } from 'styled-components';\nexport const A = styled.a`top: 0;`;";
    expect(namesIn(transformed(SOURCE, 'written'))).toEqual(
      namesIn(transformed(SOURCE, 'collected')).filter((_, index) => index % 2 === 0),
    );
    expect(namesIn(transformed(other, 'written', '/app/src/A.ts'))).toEqual(
      namesIn(transformed(other, 'written', '/app/src/A.ts')),
    );
    expect(namesIn(transformed(other, 'written', '/app/src/A.ts'))).not.toEqual(
      namesIn(transformed(other, 'written', '/app/src/B.ts')),
    );
  });
});

it.each(['({ $size }) => $size', 'function (props) { return props.size; }'])(
  'a style that asks for properties (%s) stops the build and says what to do',
  (part) => {
    const code = `import { styled } from 'styled-components';\nconst Box = styled.div\`width: \${${part}};\`;`;
    expect(() => transformed(code, 'written')).toThrow(
      'A style cannot depend on properties: use an attribute, as in data-size.',
    );
  },
);

it('templates of others stay as they are', () => {
  const code = 'const page = html`\n  <p>\n`;';
  expect(transformed(code, 'written')).toBe(code);
});
