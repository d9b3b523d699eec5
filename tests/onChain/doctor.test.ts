import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { startDataService, type LocalDataService } from '../../e2e/devnet/dataService/server.ts';
import { toViteEnv } from '../../e2e/devnet/deployment.ts';
import { ANY_PORT, listenOn } from '../../e2e/devnet/ports.ts';
import { startRelay, toWalletConnectEnv } from '../../e2e/devnet/walletConnect/relay.ts';
import { examine } from '../../tools/doctor/doctor.ts';
import { exitCode, report, type Finding, type Verdict } from '../../tools/doctor/findings.ts';
import { startRpcProxy, type RpcProxy } from '../../e2e/rpcProxy.ts';

let chain: LocalChain;
let service: LocalDataService;
let proxy: RpcProxy;
let pages: { readonly url: string; readonly stop: () => Promise<void> };

/** An explorer with a page of each account, and pictures of tokens under `/logos`. */
const startPages = () =>
  listenOn(
    createServer(({ url = '' }, response) => {
      const type = url.startsWith('/address/0x')
        ? 'text/html'
        : /^\/logos\/137\/0x[\da-f]{40}\.png$/.test(url)
          ? 'image/png'
          : '';
      response.writeHead(type === '' ? 404 : 200, { 'content-type': type || 'text/plain' }).end();
    }),
    ANY_PORT,
  );

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
  service = await startDataService(ANY_PORT, chain);
  proxy = await startRpcProxy(chain.url);
  pages = await startPages();
}, 600_000);
afterAll(async () => {
  await pages.stop();
  await proxy.close();
  await service.stop();
  await chain.stop();
});
afterEach(() => {
  proxy.reset();
  service.setFault('none');
});

/** The configuration of an operator of the local chain. */
const right = (): Record<string, string> => ({
  ...toViteEnv(chain.deployment, chain.url),
  VITE_FIRST_BLOCK: '1',
  VITE_SUBGRAPH_URL: service.url,
  VITE_IPFS_GATEWAYS: service.url,
  VITE_EXPLORER_URL: pages.url,
});

const examineWith = (changes: Readonly<Record<string, string>> = {}) => examine({ ...right(), ...changes });

const of = (findings: readonly Finding[], verdict: Verdict): readonly string[] =>
  findings.filter((finding) => finding.verdict === verdict).map(({ name, text }) => `${name} ${text}`);

describe('npm run doctor on the local chain', () => {
  it('finds nothing that fails in a right configuration, and says what one node alone means', async () => {
    const findings = await examineWith();
    expect(of(findings, 'fails')).toEqual([]);
    expect(of(findings, 'degraded')).toContainEqual(expect.stringContaining('have no second opinion'));
    const working = of(findings, 'works');
    for (const name of ['ORDER_BOOK', 'ORDER_BOOK_EXT', 'FACTORY', 'ROUTER', 'MULTICALL', 'LP_STAKING', 'SWAP_MINING'])
      expect(working).toContainEqual(expect.stringMatching(new RegExp(`^VITE_${name}_ADDRESS `)));
    expect(working).toContainEqual(expect.stringMatching(/^VITE_SUBGRAPH_URL .*with the documents' shapes/));
    expect(exitCode(findings, false)).toBe(0);
    expect(exitCode(findings, true)).toBe(1);
    expect(report(findings)).toMatch(/\d+ work, \d+ degraded, 0 will fail\.$/);
  });

  it('names a router of another factory', async () => {
    const findings = await examineWith({ VITE_ROUTER_ADDRESS: chain.deployment.exchanges[0]?.router ?? '' });
    expect(of(findings, 'fails')).toEqual([
      expect.stringMatching(/^VITE_ROUTER_ADDRESS The router 0x\w+ serves the factory 0x\w+, but the order book uses/),
    ]);
    expect(exitCode(findings, false)).toBe(1);
  });

  it('names an event store that records other orders, and a wrong init code hash', async () => {
    const findings = await examineWith({
      VITE_ORDER_BOOK_EXT_ADDRESS: chain.deployment.factory,
      VITE_PAIR_INIT_CODE_HASH: `0x${'ab'.repeat(32)}`,
    });
    expect(of(findings, 'fails')).toEqual([
      expect.stringMatching(/^VITE_FACTORY_ADDRESS It is the address of VITE_ORDER_BOOK_EXT_ADDRESS as well/),
      expect.stringContaining(`but the right one is ${chain.deployment.pairInitCodeHash}`),
      expect.stringMatching(/^VITE_ORDER_BOOK_EXT_ADDRESS No log of .* Check VITE_ORDER_BOOK_EXT_ADDRESS\.$/),
    ]);
  });

  it('names a node of another chain, and goes on with the one that is right', async () => {
    proxy.setFaults({ chainId: '0x1' });
    const findings = await examineWith({ VITE_RPC_URLS: `${proxy.url},${chain.url}` });
    expect(of(findings, 'fails')).toEqual([`VITE_RPC_URLS ${proxy.url} serves chain 1 instead of 137.`]);
    expect(of(findings, 'works')).toContainEqual(expect.stringMatching(/^VITE_ROUTER_ADDRESS /));
  });

  it('names a node with narrow logs and small batches, and one that is far behind', async () => {
    proxy.setFaults({ rangeLimit: 10, batchLimit: 1, noInitCode: 'error' });
    const findings = await examineWith({ VITE_RPC_URLS: `${chain.url},${proxy.url}` });
    expect(of(findings, 'fails')).toEqual([expect.stringContaining('refuses eth_getLogs over 100 blocks')]);
    expect(of(findings, 'degraded')).toContainEqual(expect.stringContaining('takes 1 request at once'));
    expect(of(findings, 'degraded')).toContainEqual(
      expect.stringContaining(`${proxy.url} refuses eth_call without "to"`),
    );
    expect(of(findings, 'works')).toContainEqual(
      expect.stringContaining(`${chain.url} returns only what changed in a block`),
    );
    expect(of(findings, 'works')).toContainEqual(expect.stringMatching(/All 2 nodes agree on block/));
    proxy.setFaults({ pastSeconds: 600 });
    const late = await examineWith({ VITE_RPC_URLS: `${chain.url},${proxy.url}` });
    expect(of(late, 'degraded')).toContainEqual(expect.stringMatching(/its newest is 6\d\d s old/));
  });

  it('names a node that answers old logs with an empty list, alone and next to one that has them', async () => {
    proxy.setFaults({ noLogsBefore: 1_000_000_000 });
    const alone = await examineWith({ VITE_RPC_URLS: proxy.url });
    expect(of(alone, 'degraded')).toContainEqual(
      expect.stringMatching(/has no log of the exchange in blocks 1 to [\d,]+; none was found up to its newest block/),
    );
    const compared = await examineWith({ VITE_RPC_URLS: `${chain.url},${proxy.url}` });
    expect(of(compared, 'degraded')).toContainEqual(
      expect.stringMatching(new RegExp(`${proxy.url} answers with an empty list where ${chain.url} has \\d+ logs`)),
    );
    expect(of(compared, 'works')).toContainEqual(expect.stringMatching(/has logs back to the first blocks \(1 to/));
  });

  it('says how far back a node has logs', async () => {
    proxy.setFaults({ rangeLimit: 100 });
    const reach = await examineWith({ VITE_RPC_URLS: proxy.url });
    expect(of(reach, 'works')).toContainEqual(
      expect.stringMatching(/logs back to the first blocks \(1 to 100: \d+ logs\)/),
    );
  });

  it('names an explorer and pictures that lead nowhere, and says what works', async () => {
    const good = await examineWith({ VITE_LOGO_BASE_URL: `${pages.url}/logos` });
    expect(of(good, 'works')).toContainEqual(expect.stringMatching(/^VITE_EXPLORER_URL .*\/address\/0x\w+ answers/));
    expect(of(good, 'works')).toContainEqual(expect.stringMatching(/^VITE_LOGO_BASE_URL .*\.png is a picture/));
    const bad = await examineWith({
      VITE_EXPLORER_URL: `${pages.url}/gone`,
      VITE_LOGO_BASE_URL: pages.url,
      VITE_LOGO_REPOSITORY_URL: 'http://127.0.0.1:9/{address}.png',
      VITE_ANALYTICS_URL: 'http://127.0.0.1:9',
    });
    const worse = of(bad, 'degraded');
    expect(worse).toContainEqual(expect.stringMatching(/^VITE_EXPLORER_URL .* answers with HTTP 404: links/));
    expect(worse).toContainEqual(
      expect.stringMatching(/^VITE_LOGO_BASE_URL .* answers with HTTP 404 instead of a picture/),
    );
    expect(worse).toContainEqual(
      expect.stringMatching(/^VITE_LOGO_REPOSITORY_URL .* does not answer instead of a picture/),
    );
    expect(worse).toContainEqual(expect.stringMatching(/^VITE_ANALYTICS_URL .* it does not answer/));
  });

  it('names a relay of WalletConnect that takes no request to connect', async () => {
    const relay = await startRelay(ANY_PORT);
    const good = await examineWith(toWalletConnectEnv(relay.url));
    expect(of(good, 'works')).toContain(`VITE_WALLETCONNECT_RELAY_URL ${relay.url} takes a request to connect.`);
    await relay.stop();
    const bad = await examineWith(toWalletConnectEnv(relay.url));
    expect(of(bad, 'fails')).toEqual([
      expect.stringMatching(/^VITE_WALLETCONNECT_RELAY_URL .*: nobody can connect with WalletConnect\.$/),
    ]);
  });

  it('names contracts that are something else, or nothing', async () => {
    const { tokens, lockStaking, singleStaking } = chain.deployment;
    const nobody = '0x00000000000000000000000000000000000a11ce';
    const findings = await examineWith({
      VITE_SINGLE_FARMS: tokens.USDC,
      VITE_SINGLE_STAKING_ADDRESSES: `${singleStaking[0]},${nobody}`,
      VITE_GOVERNOR_ADDRESS: lockStaking,
      VITE_SWAP_MINING_ADDRESS: '',
    });
    expect(of(findings, 'fails').toSorted()).toEqual([
      expect.stringMatching(/^VITE_GOVERNOR_ADDRESS 0x\w+ is not a governor: it does not answer proposalCount\(\)/),
      expect.stringMatching(/^VITE_GOVERNOR_ADDRESS It is the address of VITE_LOCK_STAKING_ADDRESS as well/),
      expect.stringMatching(/^VITE_SINGLE_FARMS 0x\w+ is not a farm: it does not answer periodFinish\(\)/),
      expect.stringMatching(/^VITE_SINGLE_STAKING_ADDRESSES There is no contract at 0x0+A11cE/),
    ]);
    expect(of(findings, 'degraded')).toContainEqual(
      expect.stringMatching(/^VITE_SWAP_MINING_ADDRESS The order book names/),
    );
  });

  it('names a service that answers with another shape, or not at all', async () => {
    service.setFault('wrongTypes');
    const bent = await examineWith();
    expect(of(bent, 'fails')).toEqual([]);
    expect(of(bent, 'degraded')).toContainEqual(
      expect.stringMatching(/^VITE_SUBGRAPH_URL .*answers with another shape than the documents'/),
    );
    const gone = await examineWith({
      VITE_SUBGRAPH_URL: 'http://127.0.0.1:9',
      VITE_DATA_API_URL: 'http://127.0.0.1:9',
    });
    expect(of(gone, 'degraded')).toContainEqual(expect.stringMatching(/^VITE_DATA_API_URL .* does not answer/));
  });

  it('ends with the table of a build where a value has a wrong form', async () => {
    const findings = await examineWith({ VITE_ROUTER_ADDRESS: '0x12' });
    expect(findings).toEqual([expect.objectContaining({ verdict: 'fails', name: 'VITE_ROUTER_ADDRESS' })]);
    expect(report(findings)).toContain('npm run build refuses it as well');
  });
});
