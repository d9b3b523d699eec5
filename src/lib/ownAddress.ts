/** Folder of the build: `/`, a path, or `./` for any folder of any server. */
const FOLDER: string = import.meta.env.BASE_URL;

export const ownFolder = (): string => new URL(FOLDER, document.baseURI).pathname;

/** True if paths are in the URL's fragment, so that no server needs to know them. */
const isBehindHash = FOLDER === './';

interface OwnAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export const ownPart = ({ pathname, search, hash }: OwnAddress, folder: string): OwnAddress => {
  if (folder === './') {
    const [, path = '', query = '', rest = ''] = /^#?([^?#]*)(\?[^#]*)?(#.*)?$/.exec(hash) ?? [];
    return { pathname: path.startsWith('/') ? path : `/${path}`, search: query, hash: rest };
  }
  const below = pathname.startsWith(folder) ? pathname.slice(folder.length - 1) : '/';
  return { pathname: below, search, hash };
};

export const ownAddress = (): OwnAddress => ownPart(window.location, FOLDER);

export const ownPath = (): string => {
  const { pathname, search } = ownAddress();
  return `${pathname}${search}`;
};

export const addressOfPath = (path: string): string => (isBehindHash ? `#${path}` : `${FOLDER.slice(0, -1)}${path}`);

export const linkToPath = (path: string): string => new URL(addressOfPath(path), document.baseURI).href;
