/**
 * `size`: the answer was cut off. `chain`: it is of another chain. `request`: there is nothing to send. `response`:
 * the node's own error.
 */
type RpcErrorKind = 'network' | 'timeout' | 'http' | 'parse' | 'size' | 'unexpected' | 'chain' | 'request' | 'response';

/** Code of errors without a node's number (spec 000 section 8, RPC). */
export const SERVER_ERROR = -32000;

interface RpcErrorOptions {
  readonly code?: number;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** Messages of spec 000 section 8, RPC. */
export class RpcError extends Error {
  override readonly name: string = 'RpcError';
  readonly kind: RpcErrorKind;
  readonly code: number;
  readonly data: unknown;

  constructor(kind: RpcErrorKind, message: string, { code = SERVER_ERROR, data, cause }: RpcErrorOptions = {}) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.data = data;
  }
}

/** Error object of the node, also for a reverted `eth_call`, with revert data in `data`. */
export class RpcResponseError extends RpcError {
  override readonly name = 'RpcResponseError';

  constructor(code: number, message: string, data: unknown) {
    super('response', message, { code, data });
  }
}

/** Codes of EIP-1474, and those that Polygon's public nodes send instead of HTTP 429. */
const LIMIT_CODES: readonly number[] = [-32005, -32029, -32090, 429];
const LIMIT_WORDS = /rate.?limit|too many requests/i;

/** True for a node's rate-limit error, which shows nothing about the request. */
export const isRateLimit = (error: unknown): boolean =>
  error instanceof RpcResponseError && (LIMIT_CODES.includes(error.code) || LIMIT_WORDS.test(error.message));

/** True for the node's rate-limit error, and for HTTP 429. */
export const isTooMany = (error: unknown): boolean =>
  isRateLimit(error) || (error instanceof RpcError && error.kind === 'http' && error.message.startsWith('429'));

/** Words for a batch or body that is too large: go-ethereum, Alchemy, dRPC, Infura and others. */
const SIZE_WORDS = /\bbatch|too (?:large|big)/i;
/** JSON-RPC "Invalid request". For a whole batch only its size can be invalid. */
const INVALID_REQUEST = -32600;

/** True for an error about the size of the batch, or of its answer, instead of all answers. */
export const isTooLarge = (error: RpcError): boolean => {
  if (error.kind === 'size') return true;
  if (error.kind === 'http') return error.message.startsWith('413') || SIZE_WORDS.test(String(error.data));
  return error.kind === 'response' && (error.code === INVALID_REQUEST || SIZE_WORDS.test(error.message));
};

const MISSING_BLOCK_WORDS =
  /(?:header|block|state|trie node)\b.{0,40}(?:not found|not available|missing|unknown)|(?:missing|unknown) (?:block|trie node)|block.{0,40}out ?of ?range/i;

/** True if by the node's words it lacks the block, or keeps its state no longer. */
export const isMissingBlock = (error: unknown): boolean =>
  error instanceof RpcResponseError && MISSING_BLOCK_WORDS.test(error.message);

/** `network` error: no response arrived. */
export const networkError = (cause: unknown): RpcError =>
  new RpcError('network', 'Failed to send batch call', { cause });

/** `network` timeout: no response within `timeoutMs`. */
export const timeoutError = (timeoutMs: number): RpcError =>
  new RpcError('timeout', 'Failed to send batch call', { cause: new Error(`no answer within ${timeoutMs} ms`) });

/** `http` error; `body` becomes `data` and may contain the reason. */
export const httpError = (status: number, statusText: string, body = ''): RpcError =>
  new RpcError('http', `${status}: ${statusText}`, { data: body });

/** `parse` error: the body is no JSON. */
export const parseError = (cause: unknown): RpcError =>
  new RpcError('parse', 'Failed to parse JSON response', { cause });

/** `unexpected` error: JSON of another shape, kept in `data`. */
export const unexpectedResponseError = (method: string, data: unknown, cause?: unknown): RpcError =>
  new RpcError('unexpected', `Received unexpected JSON-RPC response to ${method} request`, { data, cause });

/** Characters of a cut answer that are kept, because they show which call returned too much. */
const KEPT_OF_CUT = 250_000;

/** `size` error: received text was cut off; `data` has its first 250,000 characters. */
export const tooLongError = (text: string): RpcError =>
  new RpcError('size', "The node's response is too large", { data: text.slice(0, KEPT_OF_CUT) });

/** `unexpected` error: the body broke off after the status. */
export const brokenAnswerError = (cause: unknown): RpcError =>
  new RpcError('unexpected', "Failed to read the node's response", { cause });

/** `chain` error: the node answers for another chain, `chainId`. */
export const unsupportedChainError = (chainId: number): RpcError =>
  new RpcError('chain', `Unsupported chain ID: ${chainId}`, { data: chainId });

/** `request` error: nothing to send. */
export const undefinedRequestError = (): RpcError => new RpcError('request', 'Undefined request');
