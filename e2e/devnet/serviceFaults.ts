import type { ServerResponse } from 'node:http';

/**
 * Fault of a local service's answers. `slow`: they take seconds; `busy`: HTTP 429; `truncated`: half of each is sent;
 * `forged`: right shape, wrong values; `markup`: texts are HTML.
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

/** Allows requests from pages of this machine, which can read Retry-After. */
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

/** Faults without an answer: none, a refusal, or something else. */
const instead: Partial<Readonly<Record<ServiceFault, (response: ServerResponse) => void>>> = {
  down: (response) => void response.destroy(),
  hang: () => undefined,
  busy: (response) => void response.writeHead(429, { ...CORS, 'retry-after': '1' }).end('{}'),
  error: (response) => sendText(response, 500, '{}'),
  html: (response) => sendText(response, 200, HTML, 'text/html'),
  large: (response) => sendText(response, 200, `{"data":"${'x'.repeat(LARGE_BYTES)}"}`),
};

/** The value with every text and number replaced by another type. */
const wrongTypes = (value: unknown): unknown => {
  if (typeof value === 'string' || typeof value === 'number') return { value };
  if (Array.isArray(value)) return value.map(wrongTypes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wrongTypes(one)]));
};

/**
 * Sends an answer with a fault, or a replacement.
 * @param forge changes the answer's numbers or texts in a way that the service knows to be false
 */
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
