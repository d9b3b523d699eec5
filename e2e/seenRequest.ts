import { TRY_BLOCK_AND_AGGREGATE, type RpcRequest } from './nodeFaults.ts';

export interface SeenRequest {
  readonly atMs: number;
  /** In order. */
  readonly methods: readonly string[];
  /** Calls of one contract at a numbered block, as the history of a position makes them. */
  readonly historyCalls: number;
  readonly requestBytes: number;
  /** 0 without an answer. */
  answerBytes: number;
  refused: number;
  /** Wait behind other answers on the slow connection; undefined without one. */
  heldUpMs?: number;
}

const METHODS_OF_HISTORY: readonly string[] = ['eth_getLogs', 'eth_getBlockByNumber'];
/** Checked with some request, every ten seconds. */
const CHAIN_CHECK = 'eth_chainId';

/** True if a request has nothing but reads of history, which delay nothing. */
export const readsHistory = ({ methods, historyCalls }: Pick<SeenRequest, 'methods' | 'historyCalls'>): boolean =>
  methods.filter((method) => !METHODS_OF_HISTORY.includes(method) && method !== CHAIN_CHECK).length === historyCalls;

const isHistoryCall = ({ method, params: [call, block] = [] }: RpcRequest): boolean =>
  method === 'eth_call' &&
  typeof block === 'string' &&
  block !== 'latest' &&
  !(call as { readonly data: string }).data.startsWith(TRY_BLOCK_AND_AGGREGATE);

export const seenRequest = (questions: readonly RpcRequest[], requestBytes: number): SeenRequest => ({
  atMs: Date.now(),
  methods: questions.map(({ method }) => method),
  historyCalls: questions.filter(isHistoryCall).length,
  requestBytes,
  answerBytes: 0,
  refused: 0,
});
