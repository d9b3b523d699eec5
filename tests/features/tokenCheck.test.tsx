import { screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Token } from '#domain/tokens/types.ts';
import { TokenCheck } from '#features/tokenCheck/index.ts';
import { NodeError } from '../support/stubNode.ts';
import { newToken, revert, trialAnswer, tokenChain, type TokenChain } from '../support/tokenChain.ts';
import { renderUi } from '../ui/renderUi.tsx';

const show = (token: Token) =>
  renderUi(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <TokenCheck token={token} />
    </SWRConfig>,
  );

afterEach(() => vi.unstubAllGlobals());

describe('the check of a token, said in words', () => {
  it.each<readonly [string, TokenChain, readonly RegExp[]]>([
    [
      'a purchase and a sale that go through whole',
      { trial: trialAnswer([1n, 9n, 9n, 1n, 4n, 4n, 1n, 4n, 4n]) },
      [/^A simulated buy and sell both succeeded with no transfer fee\./],
    ],
    [
      'cannot be sold, and what the token says',
      { trial: trialAnswer([1n, 9n, 9n, 0n, 4n, 0n, 1n, 4n, 4n], revert('selling is\u202e closed')) },
      [/^It can be bought from its pool, but a simulated sell failed.*Token's reason: “selling is closed”\.$/],
    ],
    [
      'a tax, and that the order book takes no orders',
      { trial: trialAnswer([1n, 1000n, 900n, 1n, 400n, 360n, 1n, 400n, 360n]) },
      [
        /^Buying costs a transfer fee of 10\.00%\.$/,
        /^Selling costs a transfer fee of 10\.00%\.$/,
        /would lose 10\.00% to a transfer fee, so it takes no orders with this token\.$/,
      ],
    ],
    ['no code', { code: '0x' }, [/^There is no contract at this address/]],
    [
      'odd decimals and no pool',
      { decimals: 77n, pools: false },
      [/^It has 77 decimals\./, /^It has no pool with a major token, so selling it couldn't be simulated\.$/],
    ],
    [
      'a node without state overrides: unknown as unknown',
      { trial: new NodeError(-32602, 'too many arguments, want at most 2') },
      [/^Couldn't check whether it can be sold, or its transfer fee\.$/],
    ],
  ])('lists the findings in the case "%s"', async (_, node, words) => {
    tokenChain(node);
    show(newToken());
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(words.map((word) => expect.stringMatching(word)));
  });

  it('a node that does not answer leaves unknown as unknown', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    show(newToken());
    expect(await screen.findByRole('listitem')).toHaveTextContent(/Couldn't check/);
  });

  it('is queried once for a token', async () => {
    const { requests } = tokenChain({ trial: trialAnswer([1n, 9n, 9n, 1n, 4n, 4n, 1n, 4n, 4n]) });
    const token = newToken();
    renderUi(
      <SWRConfig value={{ provider: () => new Map() }}>
        <TokenCheck token={token} />
        <TokenCheck token={token} />
      </SWRConfig>,
    );
    expect(await screen.findAllByText(/both succeeded/)).toHaveLength(2);
    expect(requests.filter((method) => method === 'eth_getCode')).toHaveLength(1);
  });
});
