import { screen } from '@testing-library/react';
import { AbiCoder, Interface } from 'ethers';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { env } from '#config/env.ts';
import type { Token } from '#domain/tokens/types.ts';
import { TokenCheck } from '#features/tokenCheck/index.ts';
import { NodeError, stubNode } from '../support/stubNode.ts';
import { renderUi } from '../ui/renderUi.tsx';

const contracts = new Interface([
  'function tryBlockAndAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls) returns (uint256, bytes32, tuple(bool success, bytes returnData)[])',
]);
const coder = AbiCoder.defaultAbiCoder();
const word = (value: bigint): string => coder.encode(['uint256'], [value]);
const RESERVES = coder.encode(['uint112', 'uint112', 'uint32'], [10n ** 12n, 10n ** 12n, 0]);

let next = 1;
/** Each test has a token of its own, for a token is checked once. */
const newToken = (): Token => ({
  kind: 'token',
  chainId: 137,
  address: `0x${'1'.repeat(36)}${String(next++).padStart(4, '0')}`,
  decimals: 18,
  symbol: 'TRY',
  name: 'On Trial',
});

interface Chain {
  readonly code?: string;
  readonly decimals?: bigint;
  readonly pools?: boolean;
  readonly trial?: string | NodeError;
}

/** A node on which every pool has reserves, and a trial is answered as told. */
const chain = ({ code = '0x60', decimals = 18n, pools = true, trial = '0x' }: Chain) =>
  stubNode({
    eth_getCode: code,
    eth_call: ([request, , override]: readonly unknown[]) => {
      if (override) return trial;
      const { to, data } = request as { readonly to: string; readonly data: string };
      if (to !== env.multicall) return '0x';
      const [, calls] = contracts.decodeFunctionData('tryBlockAndAggregate', data) as unknown as [
        boolean,
        readonly { readonly callData: string }[],
      ];
      const answers: Readonly<Record<string, string>> = {
        '0x0f28c97d': word(1_700_000_000n),
        '0x313ce567': word(decimals),
        ...(pools && { '0x0902f1ac': RESERVES }),
      };
      const results = calls.map(({ callData }) => [true, answers[callData] ?? '0x']);
      return contracts.encodeFunctionResult('tryBlockAndAggregate', [100, `0x${'0'.repeat(64)}`, results]);
    },
  });

const told = (figures: readonly bigint[], sold = '0x'): string =>
  coder.encode(['uint256[]', 'bytes', 'bytes', 'bytes'], [figures, '0x', sold, '0x']);
const revert = (reason: string): string => `0x08c379a0${coder.encode(['string'], [reason]).slice(2)}`;

const show = (token: Token) =>
  renderUi(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <TokenCheck token={token} />
    </SWRConfig>,
  );

afterEach(() => vi.unstubAllGlobals());

describe('the check of a token, said in words', () => {
  it.each<readonly [string, Chain, readonly RegExp[]]>([
    [
      'a purchase and a sale that go through whole',
      { trial: told([1n, 9n, 9n, 1n, 4n, 4n, 1n, 4n, 4n]) },
      [/^A simulated buy and sell both succeeded with no transfer fee\./],
    ],
    [
      'cannot be sold, and what the token says',
      { trial: told([1n, 9n, 9n, 0n, 4n, 0n, 1n, 4n, 4n], revert('selling is\u202e closed')) },
      [/^It can be bought from its pool, but a simulated sell failed.*Token's reason: “selling is closed”\.$/],
    ],
    [
      'a tax, and that limit orders are not possible',
      { trial: told([1n, 1000n, 900n, 1n, 400n, 360n, 1n, 400n, 360n]) },
      [
        /^Buying costs a transfer fee of 10\.00%\.$/,
        /^Selling costs a transfer fee of 10\.00%\.$/,
        /would lose 10\.00% to a transfer fee, so limit orders are not possible\.$/,
      ],
    ],
    ['no code', { code: '0x' }, [/^There is no contract at this address/]],
    [
      'odd decimals and no pool',
      { decimals: 77n, pools: false },
      [/^It has 77 decimals\./, /^It has no pool with a major token, so it can't be sold here\.$/],
    ],
    [
      'a node without state overrides: unknown as unknown',
      { trial: new NodeError(-32602, 'too many arguments, want at most 2') },
      [/^Couldn't check whether it can be sold, or its transfer fee\.$/],
    ],
  ])('%s', async (_, node, words) => {
    chain(node);
    show(newToken());
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(words.map((one) => expect.stringMatching(one)));
  });

  it('a node that does not answer: unknown as unknown', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    show(newToken());
    expect(await screen.findByRole('listitem')).toHaveTextContent(/Couldn't check/);
  });

  it('is asked once for a token', async () => {
    const { asked } = chain({ trial: told([1n, 9n, 9n, 1n, 4n, 4n, 1n, 4n, 4n]) });
    const token = newToken();
    renderUi(
      <SWRConfig value={{ provider: () => new Map() }}>
        <TokenCheck token={token} />
        <TokenCheck token={token} />
      </SWRConfig>,
    );
    expect(await screen.findAllByText(/both succeeded/)).toHaveLength(2);
    expect(asked.filter((method) => method === 'eth_getCode')).toHaveLength(1);
  });
});
