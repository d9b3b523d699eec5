import { AbiCoder, Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createHeldTokens } from '#stores/heldTokens.ts';
import { eventually } from '../support/eventually.ts';

const at = (place: number): Address => `0x${place.toString(16).padStart(40, '0')}`;
const [multicall, account, other] = [at(1), at(2), at(3)];
const tokens = Array.from({ length: 5 }, (_, place) => at(16 + place));
const aggregate = new Interface([
  'function tryBlockAndAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls) returns (uint256, bytes32, tuple(bool success, bytes returnData)[])',
]);
const word = (value: bigint): string => AbiCoder.defaultAbiCoder().encode(['uint256'], [value]);

/** A chain with the account's balances; missing tokens have no contract. */
const chainWith = (balances: Map<string, bigint>) => {
  const pages: number[] = [];
  const chain: { isDown: boolean; burner?: Address } = { isDown: false };
  const send = (_method: string, [request]: readonly unknown[]): Promise<unknown> => {
    const { data } = request as { readonly data: string };
    if (chain.burner && data.includes(chain.burner.slice(2))) {
      return Promise.reject(new RpcResponseError(-32000, 'out of gas', undefined));
    }
    if (chain.isDown) return Promise.reject(new Error('no answer'));
    const [, calls] = aggregate.decodeFunctionData('tryBlockAndAggregate', data) as unknown as [
      boolean,
      readonly { readonly target: string }[],
    ];
    pages.push(calls.length - 1);
    const results = calls.map(({ target }) => {
      const value = target === multicall ? 1_700_000_000n : balances.get(target.toLowerCase());
      return [true, value === undefined ? '0x' : word(value)];
    });
    return Promise.resolve(aggregate.encodeFunctionResult('tryBlockAndAggregate', [7, `0x${'0'.repeat(64)}`, results]));
  };
  const held = createHeldTokens({ rpc: { send } as unknown as RpcClient, multicall, page: 2 });
  return { chain, held, pages };
};

describe('the tokens that an account holds', () => {
  it('are found page by page among all that are queried, each queried once a round', async () => {
    const { held, pages } = chainWith(
      new Map([
        [at(17), 5n],
        [at(18), 0n],
        [at(20), 1n],
      ]),
    );
    held.look(account, tokens, 1);
    await eventually(() => expect(pages).toEqual([2, 2, 1]));
    await eventually(() => expect(held.held(account)).toEqual([at(17), at(20)]));
    expect(held.held(other)).toEqual([]);

    held.look(account, [...tokens, at(32)], 1);
    await eventually(() => expect(pages).toEqual([2, 2, 1, 1]));
  });

  it('are looked for again in the next round, and the array is another one only where they changed', async () => {
    const balances = new Map([[at(17), 5n]]);
    const { held, pages } = chainWith(balances);
    held.look(account, tokens, 1);
    await eventually(() => expect(held.held(account)).toEqual([at(17)]));
    await eventually(() => expect(pages).toHaveLength(3));
    const before = held.held(account);
    held.look(account, tokens, 2);
    await eventually(() => expect(pages).toHaveLength(6));
    expect(held.held(account)).toBe(before);

    balances.set(at(17), 0n).set(at(16), 9n);
    held.look(account, tokens, 3);
    await eventually(() => expect(held.held(account)).toEqual([at(16)]));
  });

  it('are found although one of them burns all gas; that one is counted until it can be read', async () => {
    const { chain, held } = chainWith(new Map([[at(16), 5n]]));
    chain.burner = at(17);
    held.look(account, tokens, 1);
    await eventually(() => expect(held.unread(account)).toBe(1));
    await eventually(() => expect(held.held(account)).toEqual([at(16)]));
    expect(held.unread(other)).toBe(0);
    delete chain.burner;
    held.look(account, tokens, 2);
    await eventually(() => expect(held.unread(account)).toBe(0));
  });

  it('are queried again where the node did not answer', async () => {
    const { chain, held } = chainWith(new Map([[at(17), 5n]]));
    chain.isDown = true;
    held.look(account, tokens, 1);
    await new Promise((resolve) => setTimeout(resolve, 0));
    chain.isDown = false;
    held.look(account, tokens, 1);
    await eventually(() => expect(held.held(account)).toEqual([at(17)]));
  });
});
