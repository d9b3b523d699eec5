export const CHECK_TAG = 'check';

/** Shortest wait between two checks; browsers wait longer if the application is rarely used. */
export const CHECK_INTERVAL_MS = 12 * 60 * 60 * 1000;

/** Time within which a page that is alive answers the service worker's message. */
export const ALIVE_MS = 3000;

/** Message of the service worker, to which a page answers `true` through its port. */
export const ALIVE_QUESTION = 'IS_PAGE_ALIVE';
