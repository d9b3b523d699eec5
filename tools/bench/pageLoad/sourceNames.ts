import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SHOWN_CODE = 60;

/** As the profiler reports it; lines and columns from 0. */
export interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** Position in the source. */
export interface SourceFunction {
  readonly name: string;
  readonly file: string;
}

interface Mapped {
  readonly map: SourceMap;
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly folder: string;
}

const readMap = (script: string): Mapped | undefined => {
  const file = `${script}.map`;
  if (!existsSync(file)) return undefined;
  const payload = JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload;
  const texts = payload.sources.map((source, at) => [source, (payload.sourcesContent[at] ?? '').split('\n')] as const);
  return { map: new SourceMap(payload), texts: new Map(texts), folder: dirname(script) };
};

/** Minified functions have no useful name, so their first source line identifies them. */
const codeAt = (line: string, column: number): string => {
  const isNamed =
    /^\s*(?:export )?(?:default )?(?:async )?(?:function\*? [\w$]+|(?:const|let|var) [\w$]+ =|[\w$]+[(:] )/;
  const from = isNamed.test(line) ? 0 : Math.max(0, column - 1);
  return line.slice(from).trim().slice(0, SHOWN_CODE);
};

export const sourceNames = (outDir: string): ((frame: CallFrame) => SourceFunction) => {
  const maps = new Map<string, Mapped | undefined>();
  const mapOf = (url: string): Mapped | undefined => {
    if (!maps.has(url)) maps.set(url, readMap(join(outDir, new URL(url).pathname)));
    return maps.get(url);
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (!url.startsWith('http')) return { name: functionName || '(native)', file: url === '' ? '(browser)' : url };
    const mapped = mapOf(url);
    const entry = mapped?.map.findEntry(lineNumber, columnNumber);
    if (!mapped || !entry || !('originalSource' in entry) || !entry.originalSource) {
      return { name: functionName || '(anonymous)', file: new URL(url).pathname };
    }
    const { originalSource, originalLine, originalColumn } = entry;
    const line = mapped.texts.get(originalSource)?.[originalLine] ?? '';
    const path = relative(ROOT, resolve(mapped.folder, originalSource)).replaceAll('\\', '/');
    return { name: `${codeAt(line, originalColumn)} :${originalLine + 1}`, file: path.replace(/^node_modules\//, '') };
  };
};
