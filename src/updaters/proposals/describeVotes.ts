import { governor, votes } from '#chain/abis/governor.ts';
import { contractFunction } from '#chain/codec/contractFunction.ts';
import { address, arrayOf, bytes, textUpTo, uint } from '#chain/codec/types.ts';
import { env } from '#config/env.ts';
import { splitDescription } from '#domain/governance/description.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { firstOf, whenCalled, type Describer } from './describeCall.ts';
import { NotDescribed } from './proposalReader.ts';

const MAX_DESCRIPTION = 200_000;

/** Same as `governor.propose`, with the full description. */
const propose = contractFunction<
  [
    targets: readonly Address[],
    values: readonly bigint[],
    signatures: readonly string[],
    calldatas: readonly Hex[],
    description: string,
  ],
  [bigint]
>(
  governor.propose.selector,
  [arrayOf(address), arrayOf(uint), arrayOf(textUpTo(MAX_DESCRIPTION)), arrayOf(bytes), textUpTo(MAX_DESCRIPTION)],
  [uint],
);

export const describeGovernor: Describer = firstOf(
  whenCalled(governor.castVote, ([id, support]) =>
    Promise.resolve({ kind: 'vote', proposal: id.toString(), support } as const),
  ),
  whenCalled(governor.queue, ([id]) => Promise.resolve({ kind: 'queueProposal', proposal: id.toString() } as const)),
  whenCalled(
    governor.execute,
    ([id]) => Promise.resolve({ kind: 'executeProposal', proposal: id.toString() } as const),
    { isPaying: true },
  ),
  whenCalled(governor.cancel, ([id]) => Promise.resolve({ kind: 'cancelProposal', proposal: id.toString() } as const)),
  whenCalled(propose, ([, , , , description]) =>
    Promise.resolve({ kind: 'propose', title: splitDescription(description).title ?? '' } as const),
  ),
);

export const describeDelegation: Describer = whenCalled(votes.delegate, async ([delegatee], reader, { to }) => {
  const token = env.governor && (await reader.maybe(governor.token, env.governor));
  if (token !== to) throw new NotDescribed('not the voting token');
  return { kind: 'delegateVotes', token: await reader.token(to), delegatee };
});
