/** May frame this page, unless the environment names others. */
export const SAFE_HOST = 'https://app.safe.global';
