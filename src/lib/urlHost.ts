export const urlHost = (url: string): string => new URL(url).host;
