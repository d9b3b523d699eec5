/** Folder of the build: `/`, a path, or `./` for any folder of any server. */
const FOLDER: string = import.meta.env.BASE_URL;

/** Path of the application's folder, with a slash at its end. */
export const ownFolder = (): string => new URL(FOLDER, document.baseURI).pathname;

/** True if URLs of the application are in the fragment, so that no server needs to know them. */
const isBehindHash = FOLDER === './';

export interface OwnAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The application's own part of a URL.
 * @param folder folder of the build
 */
export const ownPart = ({ pathname, search, hash }: OwnAddress, folder: string): OwnAddress => {
  if (folder === './') {
    const [, path = '', query = '', rest = ''] = /^#?([^?#]*)(\?[^#]*)?(#.*)?$/.exec(hash) ?? [];
    return { pathname: path.startsWith('/') ? path : `/${path}`, search: query, hash: rest };
  }
  const below = pathname.startsWith(folder) ? pathname.slice(folder.length - 1) : '/';
  return { pathname: below, search, hash };
};

/** Current URL, without the application's folder. */
export const ownAddress = (): OwnAddress => ownPart(window.location, FOLDER);

/** URL of a path of the application. */
export const addressOfPath = (path: string): string => (isBehindHash ? `#${path}` : `${FOLDER.slice(0, -1)}${path}`);

/** Absolute URL of a path, for a link to share. */
export const linkToPath = (path: string): string => new URL(addressOfPath(path), document.baseURI).href;
