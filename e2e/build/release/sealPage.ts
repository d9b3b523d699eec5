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

/**
 * Moves the `style` attributes of the frames, which the content policy does not allow, into the page's style sheet, where
 * they weigh as much as before.
 */
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

/** What stands between an element's tags, for every element of the name without an address. */
const inlineOf = (html: string, tag: 'script' | 'style'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);

/** The hashes of all that is written into the page, which its policy has to name. */
export const inlineHashes = (
  html: string,
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } => ({
  scripts: inlineOf(html, 'script').map(integrityOf),
  styles: inlineOf(html, 'style').map(integrityOf),
});

interface Seal {
  /** Address of the application's folder, with a slash at its end. */
  readonly base: string;
  readonly importMap: string;
  /** Of a file of the build. */
  readonly hashOf: (file: string) => string;
  /** The content policy for what is written into the page. */
  readonly policyOf: (inline: ReturnType<typeof inlineHashes>) => string;
}

/** The page with its policy before everything else, its import map before every script, and the hash of each script. */
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
