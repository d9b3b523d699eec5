import { parseSync, type Plugin } from 'vite';
import { createEdits } from './edits.ts';
import { writeStyles, type StyleMode } from './styles.ts';
import { compileTexts } from './texts.ts';

interface Options {
  /** Base of relative file names. */
  readonly root: string;
  /** Undefined if the styling library creates the styles. */
  readonly styles: StyleMode | undefined;
}

/** Compiled texts and rewritten styles; lines keep their numbers. */
export const withSourceSteps = (code: string, id: string, { root, styles }: Options): string => {
  const [path = ''] = id.split('?');
  const file = path.replace(root, '');
  const { program, errors } = parseSync(path, code, { preserveParens: false });
  if (errors.length > 0) return code;
  const source = { file, code, program, edits: createEdits(code) };
  compileTexts(source);
  if (styles !== undefined) writeStyles(source, styles);
  return source.edits.textOf({ start: 0, end: code.length });
};

export const sourceSteps = (options: Options): Plugin => ({
  name: 'source-steps',
  enforce: 'pre',
  transform: {
    filter: {
      id: { include: /\.tsx?(?:$|\?)/, exclude: /\/node_modules\// },
      code: /@lingui\/\w+\/macro|styled-components/,
    },
    handler: (code, id) => ({ code: withSourceSteps(code, id, options), map: null }),
  },
});
