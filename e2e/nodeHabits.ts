/** How public nodes misbehave, as a test asks for it. */
export interface NodeHabits {
  /** `eth_getLogs` over more blocks is refused, and the limit said. */
  readonly rangeLimit?: number;
  /** So many HTTP requests are answered with status 429. */
  readonly tooMany?: number;
  /** Every second request is answered as by a node so many blocks behind. */
  readonly behind?: number;
  /** This method gets an error of its own within the batch. */
  readonly failing?: string;
}

/** One JSON-RPC call as it travels. */
export interface RpcQuestion {
  readonly jsonrpc: string;
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

export interface RpcAnswer {
  readonly jsonrpc: string;
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

const hex = (value: number): string => `0x${value.toString(16)}`;

const refusal = (id: number, code: number, message: string): RpcAnswer => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

/** How many blocks a question for logs is about; 1 where it follows the newest. */
const blocksOf = ({ params }: RpcQuestion): number => {
  const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }];
  return toBlock === 'latest' ? 1 : Number(toBlock) - Number(fromBlock) + 1;
};

/** The node's own answer to a question it does not pass on; undefined when it does. */
export const refusedBy = ({ rangeLimit, failing }: NodeHabits, question: RpcQuestion): RpcAnswer | undefined => {
  const { id, method } = question;
  if (method === failing) return refusal(id, -32603, 'Internal error');
  if (rangeLimit === undefined || method !== 'eth_getLogs' || blocksOf(question) <= rangeLimit) return undefined;
  return refusal(id, -32600, `eth_getLogs is limited to a ${rangeLimit} blocks range`);
};

/** The same question as a node means it whose newest block is `head`. */
export const askedAt = (question: RpcQuestion, head: number): RpcQuestion => ({
  ...question,
  params: question.params.map((param) => (param === 'latest' ? hex(head) : param)),
});

/** What a node whose newest block is `head` says: nothing about what came later. */
export const answeredAt = (method: string, answer: RpcAnswer, head: number): RpcAnswer => {
  if (method === 'eth_blockNumber') return { ...answer, result: hex(head) };
  if (method === 'eth_getLogs' && Array.isArray(answer.result)) {
    const logs = answer.result as { readonly blockNumber: string }[];
    return { ...answer, result: logs.filter(({ blockNumber }) => Number(blockNumber) <= head) };
  }
  const found = answer.result as { readonly blockNumber?: string | null } | null | undefined;
  if (typeof found !== 'object' || !found?.blockNumber || Number(found.blockNumber) <= head) return answer;
  return method === 'eth_getTransactionByHash'
    ? { ...answer, result: { ...found, blockNumber: null, blockHash: null, transactionIndex: null } }
    : { ...answer, result: null };
};
