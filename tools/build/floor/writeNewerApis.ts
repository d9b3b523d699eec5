/**
 * `npm run floor -- DATA`: writes the members of the platform that the oldest engines lack. DATA is `data.json` of the
 * package `@mdn/browser-compat-data`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFloor } from './index.ts';

interface Support {
  readonly version_added: string | false;
  readonly prefix?: string;
  readonly alternative_name?: string;
  readonly flags?: unknown;
  readonly version_removed?: string;
  readonly partial_implementation?: boolean;
}

interface Entry {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> };
  readonly [member: string]: unknown;
}

type Members = Readonly<Record<string, Entry>>;

const [path = ''] = process.argv.slice(2);
const data = JSON.parse(readFileSync(path, 'utf8')) as {
  readonly api: Members;
  readonly javascript: { readonly builtins: Members };
};
const floor = readFloor();
const LIBRARIES = new URL('../../../node_modules/typescript/lib/', import.meta.url);

const isPlain = (entry: Support): boolean =>
  !entry.prefix &&
  !entry.alternative_name &&
  !entry.flags &&
  (!entry.version_removed || entry.partial_implementation === true);

const firstVersion = (support: Support | readonly Support[] | undefined): number =>
  Math.min(
    ...[support ?? []]
      .flat()
      .filter(isPlain)
      .map(({ version_added: added }) => parseFloat(String(added).replace('≤', '')))
      .filter((version) => !Number.isNaN(version)),
  );

const isNewer = ({ __compat: compat }: Entry): boolean =>
  compat !== undefined &&
  Object.entries(floor).some(([engine, version]) => firstVersion(compat.support[engine]) > Number(version));

/** Sources cannot name others: the compiler does not know them. */
const known = new Set(
  readdirSync(LIBRARIES)
    .filter((file) => file.startsWith('lib.'))
    .flatMap((file) => readFileSync(new URL(file, LIBRARIES), 'utf8').match(/\w+/g) ?? []),
);

const membersOf = ([owner, entry]: readonly [string, Entry]): readonly string[] => [
  ...(isNewer(entry) ? [owner] : []),
  ...Object.entries(entry)
    .filter(([name, member]) => /^[a-zA-Z]\w*$/.test(name) && isNewer(member as Entry))
    .map(([name]) => `${owner}.${name.replace(/_static$/, '')}`),
];

const { api, javascript } = data;
const names = [api, javascript.builtins, javascript.builtins['Intl'] as unknown as Members].flatMap((owners) =>
  Object.entries(owners)
    .filter(([owner]) => /^[a-zA-Z]\w*$/.test(owner))
    .flatMap(membersOf),
);
const written = { floor, names: names.filter((name) => name.split('.').every((part) => known.has(part))).toSorted() };
writeFileSync(new URL('newerApis.json', import.meta.url), `${JSON.stringify(written, null, 2)}\n`);
