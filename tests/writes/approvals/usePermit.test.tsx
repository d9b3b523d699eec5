import { act } from '@testing-library/react';
import { AbiCoder, Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { domainSeparator } from '#domain/liquidity/permit.ts';
import type { Address } from '#domain/tokens/types.ts';
import { usePermit, type PermitTerms } from '#writes/approvals/usePermit.ts';
import { walletError } from '../../support/fakeWallet.ts';
import { stubNode } from '../../support/stubNode.ts';
import { alice, bob, openWithWallet } from '../../support/walletHook.tsx';

const token: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const terms: PermitTerms = { token, owner: alice, spender: bob, value: 500n };
const times = { deadlineSeconds: 600, shownTime: 1000 };
const CHAIN_TIME = 2000;
const SIGNATURE = `0x${'1'.repeat(64)}${'2'.repeat(64)}1b`;
const METHOD = 'eth_signTypedData_v4';

const abi = new Interface([
  'function name() view returns (string)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function nonces(address) view returns (uint256)',
  'function permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
]);
const coder = AbiCoder.defaultAbiCoder();
const answers: Readonly<Record<string, string>> = {
  name: coder.encode(['string'], ['LP']),
  DOMAIN_SEPARATOR: domainSeparator({ name: 'LP', chainId: 137, verifyingContract: token }),
  nonces: coder.encode(['uint256'], [3]),
  permit: '0x',
};

/** A pool with permits; `isContract`: its owner's account is a contract, which cannot sign. */
const open = async ({
  sign = () => SIGNATURE,
  isContract = false,
}: { sign?: () => unknown; isContract?: boolean } = {}) => {
  stubNode({
    eth_call: ([{ data }]: readonly [{ readonly data: string }]) => answers[abi.parseTransaction({ data })?.name ?? ''],
    eth_getCode: isContract ? '0x60' : '0x',
    eth_getBlockByNumber: { timestamp: `0x${CHAIN_TIME.toString(16)}` },
  });
  const opened = await openWithWallet(usePermit, { [METHOD]: sign });
  const permit = () => opened.result.current;
  const signTerms = (requested = terms) => act(() => permit().sign(requested, times));
  return { ...opened, permit, sign: signTerms };
};

/** A wallet that waits for its owner. */
const slowWallet = () => {
  let approve = (): void => undefined;
  let open = (): void => undefined;
  const requests = new Promise<void>((resolve) => {
    open = resolve;
  });
  const sign = (): Promise<string> => {
    open();
    return new Promise((resolve) => {
      approve = () => resolve(SIGNATURE);
    });
  };
  return { sign, requests, approve: (): void => approve() };
};

const rejects = (): never => {
  throw walletError(4001, 'User rejected the request.');
};

describe('a permit', () => {
  it("is signed with a deadline that counts from the chain's time, and kept with its terms", async () => {
    const { permit, sign } = await open();
    expect([permit().state, permit().signed]).toEqual([{ phase: 'idle' }, undefined]);
    await sign();
    expect(permit().state).toEqual({ phase: 'idle' });
    expect(permit().signed).toMatchObject({ ...terms, deadline: 2600n, v: 27n, r: `0x${'1'.repeat(64)}` });
    act(() => permit().discard());
    expect(permit().signed).toBeUndefined();
  });

  it('shows that the wallet is queried', async () => {
    const { sign, requests, approve } = slowWallet();
    const { permit } = await open({ sign });
    let signing: Promise<void> = Promise.resolve();
    await act(async () => {
      signing = permit().sign(terms, times);
      await requests;
    });
    expect(permit().state).toEqual({ phase: 'awaitingWallet' });
    approve();
    await act(() => signing);
    expect(permit().signed).toMatchObject(terms);
  });

  it('that is rejected is quiet, and stays possible', async () => {
    const { permit, sign } = await open({ sign: rejects });
    await sign();
    expect(permit().isImpossible(terms)).toBe(false);
    expect([permit().state, permit().signed]).toEqual([{ phase: 'idle' }, undefined]);
  });

  it('that cannot be had is impossible for these pool tokens of this account, and no failure', async () => {
    const { permit, sign, isRequested } = await open({ isContract: true });
    await sign();
    expect(permit().state).toEqual({ phase: 'idle' });
    expect(permit().isImpossible(terms)).toBe(true);
    expect(permit().isImpossible({ token: bob, owner: alice })).toBe(false);
    expect(permit().isImpossible({ token, owner: bob })).toBe(false);
    expect(isRequested(METHOD)).toBe(false);
  });
});

describe('a signing that is dismissed', () => {
  it('before the wallet is queried opens no wallet', async () => {
    const { permit, isRequested } = await open();
    await act(async () => {
      const signing = permit().sign(terms, times);
      permit().dismiss();
      await signing;
    });
    expect([isRequested(METHOD), permit().state, permit().signed]).toEqual([false, { phase: 'idle' }, undefined]);
  });

  it('while the wallet is queried does not count when it is signed all the same', async () => {
    const { sign, requests, approve } = slowWallet();
    const { permit } = await open({ sign });
    await act(async () => {
      const signing = permit().sign(terms, times);
      await requests;
      permit().dismiss();
      approve();
      await signing;
    });
    expect([permit().state, permit().signed]).toEqual([{ phase: 'idle' }, undefined]);
  });

  it('leaving the page opens no wallet', async () => {
    const { permit, unmount, isRequested } = await open();
    const signing = permit().sign(terms, times);
    unmount();
    await signing;
    expect(isRequested(METHOD)).toBe(false);
  });

  it('a signing that replaces it counts as the other one', async () => {
    const { permit } = await open();
    await act(async () => {
      const first = permit().sign(terms, times);
      await permit().sign({ ...terms, value: 7n }, times);
      await first;
    });
    expect(permit().signed).toMatchObject({ value: 7n });
  });
});
