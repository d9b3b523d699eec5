export type Query = Readonly<Record<string, string | undefined>>;

export const withQuery = (url: string, query: Query): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const search = new URLSearchParams(given).toString();
  return search === '' ? url : `${url}?${search}`;
};
