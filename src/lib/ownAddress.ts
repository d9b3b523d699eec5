/** The folder that the build is made for: `/`, a path, or `./` for any folder of any server. */
const FOLDER: string = import.meta.env.BASE_URL;

/** The path of the folder that the application lies in, with a slash at its end. */
export const ownFolder = (): string => new URL(FOLDER, document.baseURI).pathname;

/** Where addresses of the application stand behind `#`: no server has to know them. */
const isBehindHash = FOLDER === './';

export interface OwnAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The application's own part of an address.
 * @param folder what the build is made for
 */
export const ownPart = ({ pathname, search, hash }: OwnAddress, folder: string): OwnAddress => {
  if (folder === './') {
    const [, path = '', query = '', rest = ''] = /^#?([^?#]*)(\?[^#]*)?(#.*)?$/.exec(hash) ?? [];
    return { pathname: path.startsWith('/') ? path : `/${path}`, search: query, hash: rest };
  }
  const below = pathname.startsWith(folder) ? pathname.slice(folder.length - 1) : '/';
  return { pathname: below, search, hash };
};

/** The present address, without the folder the application lies in. */
export const ownAddress = (): OwnAddress => ownPart(window.location, FOLDER);

/** The browser's address of a path of the application. */
export const addressOfPath = (path: string): string => (isBehindHash ? `#${path}` : `${FOLDER.slice(0, -1)}${path}`);

/** The same with the server, for a link that is passed on. */
export const linkToPath = (path: string): string => new URL(addressOfPath(path), document.baseURI).href;
