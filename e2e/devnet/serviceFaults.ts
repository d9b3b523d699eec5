import type { ServerResponse } from 'node:http';

/**
 * `slow`: takes seconds. `busy`: HTTP 429. `truncated`: sends half. `forged`: right shape, wrong values. `markup`:
 * texts are HTML.
 */
export type ServiceFault =
  | 'none'
  | 'down'
  | 'hang'
  | 'slow'
  | 'busy'
  | 'error'
  | 'truncated'
  | 'html'
  | 'large'
  | 'wrongTypes'
  | 'forged'
  | 'markup';

/** CORS headers for pages on this machine; scripts may read Retry-After. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'retry-after',
};

const HTML = '<!doctype html><title>Welcome</title><script>document.title = "taken"</script>';
const LARGE_BYTES = 10_000_000;
const SLOW_MS = 3000;

export const sendText = (response: ServerResponse, status: number, text: string, type = 'application/json'): void =>
  void response.writeHead(status, { ...CORS, 'content-type': type }).end(text);

/** Faults that replace the answer. */
const instead: Partial<Readonly<Record<ServiceFault, (response: ServerResponse) => void>>> = {
  down: (response) => void response.destroy(),
  hang: () => undefined,
  busy: (response) => void response.writeHead(429, { ...CORS, 'retry-after': '1' }).end('{}'),
  error: (response) => sendText(response, 500, '{}'),
  html: (response) => sendText(response, 200, HTML, 'text/html'),
  large: (response) => sendText(response, 200, `{"data":"${'x'.repeat(LARGE_BYTES)}"}`),
};

/** Replaces every text and number by a value of another type. */
const wrongTypes = (value: unknown): unknown => {
  if (typeof value === 'string' || typeof value === 'number') return { value };
  if (Array.isArray(value)) return value.map(wrongTypes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, wrongTypes(field)]));
};

/** @param forge replaces numbers or texts by wrong ones of the same shape */
export const sendWithFault = async (
  response: ServerResponse,
  fault: ServiceFault,
  answer: () => Promise<unknown>,
  forge: (answer: unknown, fault: ServiceFault) => unknown,
): Promise<void> => {
  const other = instead[fault];
  if (other) return other(response);
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  const body = await answer();
  if (body === undefined) return sendText(response, 404, '{}');
  if (fault === 'wrongTypes') return sendText(response, 200, JSON.stringify(wrongTypes(body)));
  const text = JSON.stringify(fault === 'forged' || fault === 'markup' ? forge(body, fault) : body);
  sendText(response, 200, fault === 'truncated' ? text.slice(0, text.length / 2) : text);
};
