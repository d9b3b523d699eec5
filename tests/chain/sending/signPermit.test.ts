import { AbiCoder, Interface, TypedDataEncoder, Wallet, type TypedDataField } from 'ethers';
import { describe, expect, it } from 'vitest';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import { signPermit, type PermitRequest } from '#chain/sending/signPermit.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createFakeWallet, walletError } from '../../support/fakeWallet.ts';

const key = Wallet.createRandom();
const owner = key.address as Address;
const token: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const spender: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const request: PermitRequest = { token, owner, spender, value: 5n * 10n ** 18n, deadline: 2_000n };
const abi = new Interface([
  'function name() view returns (string)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function nonces(address) view returns (uint256)',
  'function permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
]);

interface Pool {
  readonly name?: string;
  /** The name its domain is of, where that is another one. */
  readonly domainName?: string;
  readonly lacks?: string;
  readonly refusesPermit?: boolean;
  readonly code?: Hex;
  readonly isDown?: boolean;
}

const poolNode = ({ name = 'Uniswap V2', domainName = name, lacks, refusesPermit, code = '0x', isDown }: Pool) => {
  const coder = AbiCoder.defaultAbiCoder();
  const domain = { name: domainName, version: '1', chainId: 137, verifyingContract: token };
  const answers: Readonly<Record<string, string>> = {
    name: coder.encode(['string'], [name]),
    DOMAIN_SEPARATOR: TypedDataEncoder.hashDomain(domain),
    nonces: coder.encode(['uint256'], [3]),
    permit: '0x',
  };
  const answer = (method: string, params: readonly unknown[]): string => {
    if (isDown) throw new Error('Failed to fetch');
    if (method === 'eth_getCode') return code;
    const [{ data }] = params as [{ readonly data: Hex }];
    const called = abi.parseTransaction({ data })?.name ?? '';
    if (called === lacks || (called === 'permit' && refusesPermit)) {
      throw new RpcResponseError(3, 'execution reverted', '0x');
    }
    return answers[called] ?? '0x';
  };
  return {
    send: <T>(method: string, params: readonly unknown[]): Promise<T> =>
      new Promise((resolve) => resolve(answer(method, params) as T)),
  };
};

const signer = (sign: (params: readonly unknown[]) => unknown) =>
  createFakeWallet({ eth_accounts: [owner], eth_chainId: '0x89', eth_signTypedData_v4: sign });

const signs = ([, json]: readonly unknown[]): Promise<string> => {
  const { domain, types, message } = JSON.parse(String(json)) as {
    readonly domain: Record<string, unknown>;
    readonly types: Record<string, TypedDataField[]>;
    readonly message: Record<string, unknown>;
  };
  return key.signTypedData(domain, { Permit: types['Permit'] ?? [] }, message);
};

describe('a permit', () => {
  it("is signed for the pool's own domain, with the pool's nonce", async () => {
    const wallet = signer(signs);
    const answer = await signPermit(poolNode({ name: 'MyTrade Swap LP Token' }), wallet, request);
    expect(answer).toMatchObject({ ok: true, value: request });
    const requests = wallet.requests.find(({ method }) => method === 'eth_signTypedData_v4')?.params as [
      string,
      string,
    ];
    expect(requests[0]).toBe(owner);
    expect(JSON.parse(requests[1])).toMatchObject({
      domain: { name: 'MyTrade Swap LP Token', version: '1', chainId: 137, verifyingContract: token },
      message: { owner, spender, value: '5000000000000000000', nonce: '3', deadline: '2000' },
    });
  });

  it.each([
    ['the domain is another one', { domainName: 'Another' }],
    ['the pool lacks a domain', { lacks: 'DOMAIN_SEPARATOR' }],
    ['the pool lacks nonces', { lacks: 'nonces' }],
    ['the account is a contract', { code: '0x6080' }],
  ] as const)('is not even requested where %s', async (_case, pool) => {
    const wallet = signer(signs);
    expect(await signPermit(poolNode(pool), wallet, request)).toEqual({ ok: false, error: { code: 'noPermit' } });
    expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_signTypedData_v4');
  });

  it('works for an account that delegates to code (EIP-7702)', async () => {
    expect(await signPermit(poolNode({ code: '0xef0100aa' }), signer(signs), request)).toMatchObject({ ok: true });
  });

  it.each([
    ['the pool refuses the signature', { refusesPermit: true }, signs],
    ['the wallet answers with something else', {}, () => '0x'],
    [
      'the wallet does not know the method',
      {},
      () => {
        throw walletError(4200, 'eth_signTypedData_v4 is not supported');
      },
    ],
  ] as const)('is not to be had where %s', async (_case, pool, sign) => {
    expect(await signPermit(poolNode(pool), signer(sign), request)).toEqual({
      ok: false,
      error: { code: 'noPermit' },
    });
  });

  it('a rejection by the user stays a rejection', async () => {
    const refuse = () => {
      throw walletError(4001, 'User rejected the request.');
    };
    expect(await signPermit(poolNode({}), signer(refuse), request)).toMatchObject({ error: { code: 'rejected' } });
  });

  it('a node that does not answer does not mean that there is no permit', async () => {
    const answer = await signPermit(poolNode({ isDown: true }), signer(signs), request);
    expect(answer).toMatchObject({ ok: false, error: { code: 'network' } });
  });

  it('is not requested from a wallet that has changed its account', async () => {
    const elsewhere = createFakeWallet({ eth_accounts: [owner], eth_chainId: '0x1' });
    expect(await signPermit(poolNode({}), elsewhere, request)).toEqual({ ok: false, error: { code: 'wrongChain' } });
    const other = createFakeWallet({ eth_accounts: [spender], eth_chainId: '0x89' });
    expect(await signPermit(poolNode({}), other, request)).toEqual({ ok: false, error: { code: 'accountChanged' } });
  });
});
