/** Registered by the page, dispatched by the browser. */
export const CHECK_TAG = 'check';

/** Shortest wait between two checks; browsers wait longer, by how often the application is used. */
export const CHECK_INTERVAL_MS = 12 * 60 * 60 * 1000;

/** A page that is alive answers the service worker's message within it. */
export const ALIVE_MS = 3000;

/** Message of the service worker; the page answers `true` through its port. */
export const ALIVE_QUESTION = 'IS_PAGE_ALIVE';
