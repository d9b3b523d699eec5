/** Origin of the Safe app: the only page that may frame this one, unless the environment names others. */
export const SAFE_HOST = 'https://app.safe.global';
