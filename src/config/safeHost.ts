/** Where Safes are opened: the one page that may frame this one, unless the environment names others. */
export const SAFE_HOST = 'https://app.safe.global';
