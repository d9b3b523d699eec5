export const SAFE_HOST = 'https://app.safe.global';
