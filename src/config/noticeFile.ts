/** Operator's notice, next to index.html: written by hand on the server and not part of a build's hashes. */
export const NOTICE_FILE = 'notice.json';
