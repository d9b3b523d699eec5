/**
 * `npm run floor -- DATA`: writes the members of the platform and the parts of CSS that the oldest engines lack. DATA is
 * `data.json` of the package `@mdn/browser-compat-data`.
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
  readonly css: Readonly<Record<'at-rules' | 'properties' | 'selectors' | 'types', Members>>;
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

/** Sources cannot name other members, because the compiler does not know them. */
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

const isCssName = (name: string): boolean => /^[a-z][a-z-]*$/.test(name);

/** Values of a property, functions of a type; none of an owner that is newer itself. */
const partsOf = (owners: Members): readonly (readonly [owner: string, part: string])[] =>
  Object.entries(owners).flatMap(([owner, entry]) =>
    Object.entries(isNewer(entry) ? {} : entry).flatMap(([name, part]) =>
      isCssName(name) && isNewer(part as Entry) ? [[owner, name] as const] : [],
    ),
  );

const newerIn = (owners: Members): readonly string[] =>
  Object.entries(owners).flatMap(([name, entry]) => (isCssName(name) && isNewer(entry) ? [name] : []));

const { properties, types, selectors, 'at-rules': rules } = data.css;
const styles = [
  ...newerIn(rules).map((name) => `@${name}`),
  ...newerIn(properties),
  ...partsOf(properties).map(([property, value]) => `${property}: ${value}`),
  ...newerIn(selectors).map((name) => `:${name}`),
  ...[...newerIn(types), ...partsOf(types).map(([, name]) => name)].map((name) => `${name}()`),
];

const { api, javascript } = data;
const names = [api, javascript.builtins, javascript.builtins['Intl'] as unknown as Members].flatMap((owners) =>
  Object.entries(owners)
    .filter(([owner]) => /^[a-zA-Z]\w*$/.test(owner))
    .flatMap(membersOf),
);
const written = {
  floor,
  names: names.filter((name) => name.split('.').every((part) => known.has(part))).toSorted(),
  styles: [...new Set(styles)].toSorted(),
};
writeFileSync(new URL('newerApis.json', import.meta.url), `${JSON.stringify(written, null, 2)}\n`);
