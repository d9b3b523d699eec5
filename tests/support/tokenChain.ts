import { AbiCoder, Interface } from 'ethers';
import { env } from '#config/env.ts';
import type { Token } from '#domain/tokens/types.ts';
import { stubNode, type NodeError } from './stubNode.ts';

const contracts = new Interface([
  'function tryBlockAndAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls) returns (uint256, bytes32, tuple(bool success, bytes returnData)[])',
]);
const coder = AbiCoder.defaultAbiCoder();
const word = (value: bigint): string => coder.encode(['uint256'], [value]);
const RESERVES = coder.encode(['uint112', 'uint112', 'uint32'], [10n ** 12n, 10n ** 12n, 0]);

let next = 1;
/** A new token per test, because a token is checked only once. */
export const newToken = (): Token => ({
  kind: 'token',
  chainId: 137,
  address: `0x${'1'.repeat(36)}${String(next++).padStart(4, '0')}`,
  decimals: 18,
  symbol: 'TRY',
  name: 'On Trial',
});

export interface TokenChain {
  readonly code?: string;
  readonly decimals?: bigint;
  readonly pools?: boolean;
  readonly trial?: string | NodeError;
}

/** A node on which every pool has reserves, and simulations give the `trial` answer. */
export const tokenChain = ({ code = '0x60', decimals = 18n, pools = true, trial = '0x' }: TokenChain) =>
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

/** The figures of a trial, and why its sale was refused. */
export const trialAnswer = (figures: readonly bigint[], sold = '0x'): string =>
  coder.encode(['uint256[]', 'bytes', 'bytes', 'bytes'], [figures, '0x', sold, '0x']);
export const revert = (reason: string): string => `0x08c379a0${coder.encode(['string'], [reason]).slice(2)}`;
