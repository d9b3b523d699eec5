/** Next to index.html: written by hand on the server, not part of a build's hashes. */
export const NOTICE_FILE = 'notice.json';
