import { buildSubgraph } from '../../subgraph/buildSubgraph.ts';
import type { BlockOfLogs, ChainBlock } from '../../subgraph/chainLogs.ts';
import { readManifest } from '../../subgraph/manifest.ts';
import { createSubgraph } from '../../subgraph/runSubgraph.ts';
import { figure, type Findings } from '../figures.ts';
import {
  answerOfToken,
  EXT,
  FACTORY,
  FIRST_TRADE,
  hashOf,
  timeOf,
  transactionOf,
  type BigExchange,
} from './bigExchange.ts';

/** Number of trades after which the speed is stable. */
const TRADES = 50_000;
const HASH = `0x${'0'.repeat(64)}` as const;
const ACCOUNT = `0x${'0'.repeat(40)}` as const;

const blockOf = (exchange: BigExchange, number: number): BlockOfLogs => {
  const transaction = {
    hash: transactionOf(number),
    transactionIndex: '0x0',
    from: ACCOUNT,
    to: EXT,
    value: '0x0',
    gas: '0x5b8d80',
    gasPrice: '0x6fc23ac00',
    input: '0x',
    nonce: '0x0',
  } as const;
  const block: ChainBlock = {
    number: `0x${number.toString(16)}`,
    hash: hashOf(number),
    parentHash: hashOf(number - 1),
    sha3Uncles: HASH,
    miner: ACCOUNT,
    stateRoot: HASH,
    transactionsRoot: HASH,
    receiptsRoot: HASH,
    gasUsed: '0x0',
    gasLimit: '0x1c9c380',
    timestamp: `0x${timeOf(number).toString(16)}`,
    difficulty: '0x0',
    size: '0x0',
    transactions: [transaction],
  };
  return { block, logs: exchange.logsOf(number) };
};

/** All pairs, and the first trades. */
export const measureMappings = async (exchange: BigExchange): Promise<Findings> => {
  const { folder, seconds } = buildSubgraph();
  const addresses = { Factory: FACTORY, OrderBookExt: EXT };
  const call = ({ to, data }: Parameters<Parameters<typeof createSubgraph>[0]['call']>[0]) =>
    Promise.resolve(answerOfToken(to, data));
  const subgraph = createSubgraph({ manifest: readManifest(folder), addresses, call });
  const run = async (from: number, to: number) => {
    const [startedAt, before] = [performance.now(), subgraph.handled()];
    for (let block = from; block <= to; block += 1) await subgraph.take(blockOf(exchange, block));
    return (1000 * (subgraph.handled() - before)) / (performance.now() - startedAt);
  };
  const pairs = await run(1, FIRST_TRADE - 1);
  const trades = await run(FIRST_TRADE, FIRST_TRADE + TRADES - 1);
  return {
    install: figure(seconds.install, 's to install graph-cli (0: it was there)'),
    build: figure(seconds.build, 's to build (0: it was built)'),
    newPairs: figure(pairs, 'new pairs a second, three calls each answered from memory'),
    events: figure(trades, 'events of trades and orders a second'),
    handled: figure(subgraph.handled(), 'events'),
  };
};
