import { HASH_PLACE } from './buildList.ts';
import { integrityOf } from './integrity.ts';

const LOOK = 'data-look';

const important = (style: string): string =>
  style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '')
    .map((declaration) => `${declaration}!important`)
    .join(';');

/** Moves `style` attributes, which the policy forbids, into the style sheet with the same precedence. */
export const withoutStyleAttributes = (html: string): string => {
  const looks = new Map<string, number>();
  const marked = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const look = looks.get(style) ?? looks.size;
    looks.set(style, look);
    return ` ${LOOK}="${look}"`;
  });
  const unescaped = (style: string): string => style.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const rules = [...looks].map(([style, look]) => `[${LOOK}="${look}"]{${important(unescaped(style))}}`).join('');
  return marked.replace('</style>', () => `${rules}</style>`);
};

/** Elements without a `src`. */
const inlineOf = (html: string, tag: 'script' | 'style'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);

/** Hashes that the policy has to name. */
export const inlineHashes = (
  html: string,
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } => ({
  scripts: inlineOf(html, 'script').map(integrityOf),
  styles: inlineOf(html, 'style').map(integrityOf),
});

interface Seal {
  /** The application's folder with a final slash. */
  readonly base: string;
  readonly importMap: string;
  readonly hashOf: (file: string) => string;
  /** Content policy for inline scripts and styles. */
  readonly policyOf: (inline: ReturnType<typeof inlineHashes>) => string;
}

/** The policy is first, and the import map precedes every script. */
export const sealPage = (html: string, { base, importMap, hashOf, policyOf }: Seal): string => {
  const mapped = html.replace('<script', () => `<script type="importmap">${importMap}</script>\n    <script`);
  const scripted = mapped.replace(
    /<script([^>]*) src="([^"]+)"/g,
    (_, attributes: string, src: string) =>
      `<script${attributes} src="${src}" integrity="${hashOf(src.slice(base.length))}"`,
  );
  const signed = scripted.replace('<html', () => `<html data-build="${HASH_PLACE}"`);
  const policy = policyOf(inlineHashes(signed));
  return signed.replace(
    /<meta charset="[^"]*" ?\/?>/,
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
};
