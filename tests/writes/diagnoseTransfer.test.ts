import { describe, expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import type { Address } from '#domain/tokens/types.ts';
import { diagnoseTransfer } from '#writes/diagnoseTransfer.ts';
import { createFakeNode, word } from '../support/fakeNode.ts';

const address = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const [book, soldToken, alice] = [address(1), address(2), address(3)];
const cause = new Error('why');

const diagnose = (balance: bigint | undefined, allowance: bigint, reason = 'TransferHelper: TRANSFER_FROM_FAILED') => {
  const node = createFakeNode();
  node.delayMs = 0;
  node.methods.set('eth_call', ([call]) => {
    const { data } = call as { readonly data: string };
    const isBalance = data === erc20.balanceOf.call(soldToken, alice).callData;
    if (isBalance && balance === undefined) throw new Error('busy');
    return word(isBalance ? (balance ?? 0n) : allowance);
  });
  const payment = { soldToken, book, from: 100n };
  return diagnoseTransfer({ reader: node, from: alice }, payment, { code: 'reverted', reason, cause });
};

describe('a token that cannot be taken from the account', () => {
  it.each([
    ['moved funds', 99n, 100n, 'fundsMoved'],
    ['an approval that was lowered', 100n, 99n, 'approvalShort'],
    ['a token that refuses by itself', 100n, 100n, 'transferRefused'],
  ] as const)('is explained by %s', async (_, balance, allowance, code) => {
    expect(await diagnose(balance, allowance)).toEqual({ code, cause });
  });

  it('is not explained while the node does not answer, and by no other refusal', async () => {
    expect(await diagnose(undefined, 100n)).toBeUndefined();
    expect(await diagnose(0n, 0n, 'TransferHelper: TRANSFER_FAILED')).toBeUndefined();
  });
});
