import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILD_TOOL = 'bundler';

export const gzipBytes = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** Own modules are grouped by folder, those of `src` by room. */
const packageOf = (source: string): string => {
  const path = relative(ROOT, source).replaceAll('\\', '/');
  const owner = /^node_modules\/((?:@[^/]+\/)?[^/]+)|^(src\/[^/]+|[^/]+)/.exec(path);
  return owner?.[1] ?? owner?.[2] ?? BUILD_TOOL;
};

/** A script's code by package, one text for each. */
const textsByPackage = (script: string, map: SourceMap, folder: string): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  script.split(/(?<=\n)/).forEach((line, row) => {
    let from = 0;
    let owner = BUILD_TOOL;
    const close = (to: number): void => void texts.set(owner, (texts.get(owner) ?? '') + line.slice(from, to));
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(row, column);
      const next =
        'originalSource' in entry && entry.originalSource
          ? packageOf(resolve(folder, entry.originalSource))
          : BUILD_TOOL;
      if (next === owner) continue;
      close(column);
      [from, owner] = [column, next];
    }
    close(line.length);
  });
  return texts;
};

/** Code that the bundler generates has no source map. */
const partsOf = (file: string, script: string): ReadonlyMap<string, string> => {
  const mapFile = `${file}.map`;
  if (!existsSync(mapFile)) return new Map([[BUILD_TOOL, script]]);
  return textsByPackage(
    script,
    new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload),
    dirname(file),
  );
};

/**
 * Gzipped bytes by package, largest first. Each package is compressed alone, and the sizes are scaled to add up to the
 * whole script.
 */
export const packageShares = (files: readonly string[]): Readonly<Record<string, number>> => {
  const shares = new Map<string, number>();
  for (const file of files) {
    const script = readFileSync(file, 'utf8');
    const alone = [...partsOf(file, script)].map(([name, text]) => [name, gzipBytes(text)] as const);
    const scale = gzipBytes(script) / alone.reduce((sum, [, bytes]) => sum + bytes, 0);
    for (const [name, bytes] of alone) shares.set(name, (shares.get(name) ?? 0) + bytes * scale);
  }
  const sorted = [...shares].sort(([, a], [, b]) => b - a);
  return Object.fromEntries(sorted.map(([name, bytes]) => [name, Math.round(bytes)]));
};
