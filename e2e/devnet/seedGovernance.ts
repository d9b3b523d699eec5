import { AbiCoder, getCreateAddress, ZeroAddress } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { npmArtifact, type Artifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import { rawAmount } from './market.ts';
import { DESCRIPTIONS, type ProposalName } from './proposals.ts';
import { BURN_EARN } from './seedBurn.ts';
import { give } from './seedFunds.ts';
import { TOKENS } from './tokens.ts';

/** Deploys only the three contracts, early, so that their addresses never change. */
const CREATOR: Address = '0x6070000000000000000000000000000000000607';
const created = (nonce: number): Address => getCreateAddress({ from: CREATOR, nonce }) as Address;
export const GOVERNANCE = { token: created(0), timelock: created(1), governor: created(2) } as const;

const DAY = 86_400;
const DELAY = 2 * DAY;
export const VOTING_BLOCKS = 600;

/** npm's contract requires 10 million votes and 40,320 blocks; its successor required 2.5 million. */
const [NPM_THRESHOLD, THRESHOLD] = ['6a084595161401484a000000', '6a0211654585005212800000'];
const NPM_PERIOD = '619d80';

/** npm's GovernorAlpha with a threshold of 0.25 % and a short voting period. @throws if npm's bytecode has changed */
export const governorArtifact = (votingBlocks = VOTING_BLOCKS): Artifact => {
  const npm = npmArtifact('@uniswap/governance/build/GovernorAlpha.json');
  const period = `61${votingBlocks.toString(16).padStart(4, '0')}`;
  let bytecode: string = npm.bytecode;
  for (const [theirs, ours] of [
    [NPM_THRESHOLD, THRESHOLD],
    [NPM_PERIOD, period],
  ] as const) {
    if (bytecode.split(theirs).length !== 2) throw new Error(`GovernorAlpha does not have ${theirs} once`);
    bytecode = bytecode.replace(theirs, ours);
  }
  return { ...npm, bytecode: bytecode as Hex };
};

const COIN = 10n ** 18n;
const [ALICE, BOB, CAROL] = ROLES.demo;
const [first, second, third, fourth] = ROLES.traders;
const [maker, quitter] = ROLES.marketMakers;
const whole = (tokens: number): bigint => BigInt(tokens) * COIN;

/** Whole tokens and their delegate; undefined if the votes are not delegated. */
const HOLDERS: readonly (readonly [account: number, tokens: number, delegatee: number | undefined])[] = [
  [first, 26_000_000, first],
  [second, 22_000_000, second],
  [third, 12_000_000, third],
  [fourth, 6_000_000, fourth],
  [maker, 5_000_000, maker],
  [quitter, 3_000_000, quitter],
  [ALICE, 3_000_000, ALICE],
  [BOB, 500_000, undefined],
  [CAROL, 120_000, maker],
];
const TREASURY = 400_000_000;

interface Action {
  readonly target: Address;
  readonly value?: bigint;
  /** Function signature; empty for a payment. */
  readonly signature: string;
  readonly args: readonly unknown[];
}

const call = (method: string, ...args: readonly unknown[]): Hex => encodeCall('governor', method, args);

const encodeArgs = ({ signature, args }: Action): string => {
  const types = /\((.*)\)/.exec(signature)?.[1] ?? '';
  return types === '' ? '0x' : AbiCoder.defaultAbiCoder().encode(types.split(','), args);
};

export const proposeCall = (actions: readonly Action[], description: string): Hex =>
  call(
    'propose',
    actions.map(({ target }) => target),
    actions.map(({ value = 0n }) => value),
    actions.map(({ signature }) => signature),
    actions.map(encodeArgs),
    description,
  );

const GRANTS: Address = '0x6e0000000000000000000000000000000000a117';
const { token, timelock, governor } = GOVERNANCE;
const usdc = TOKENS.USDC.address;

const PROPOSALS: Readonly<Record<ProposalName, { readonly proposer: number; readonly actions: readonly Action[] }>> = {
  executed: {
    proposer: first,
    actions: [{ target: token, signature: 'transfer(address,uint256)', args: [GRANTS, whole(250_000)] }],
  },
  defeated: {
    proposer: second,
    actions: [{ target: timelock, signature: 'setDelay(uint256)', args: [10 * DAY] }],
  },
  expired: {
    proposer: third,
    actions: [
      { target: BURN_EARN, signature: 'setRewardPerEpoch(uint256)', args: [rawAmount('MYT', 24_000)] },
      { target: BURN_EARN, signature: 'setVault(address)', args: [timelock] },
    ],
  },
  canceled: {
    proposer: quitter,
    actions: [{ target: timelock, signature: 'setPendingAdmin(address)', args: [accountAddress(quitter)] }],
  },
  succeeded: {
    proposer: fourth,
    actions: [
      { target: usdc, signature: 'transfer(address,uint256)', args: [GRANTS, rawAmount('USDC', 12_000)] },
      { target: token, signature: 'approve(address,uint256)', args: [GRANTS, whole(1_000_000)] },
    ],
  },
  queued: {
    proposer: maker,
    actions: [
      { target: timelock, signature: 'setDelay(uint256)', args: [3 * DAY] },
      { target: GRANTS, value: 50n * COIN, signature: '', args: [] },
    ],
  },
  active: {
    proposer: second,
    actions: [
      { target: usdc, signature: 'approve(address,uint256)', args: [GRANTS, rawAmount('USDC', 20_000)] },
      { target: BURN_EARN, signature: 'setRewardPerEpoch(uint256)', args: [rawAmount('MYT', 18_000)] },
    ],
  },
};

/** Numbers of the proposals that are decided before the chain starts. */
const PAST = ['executed', 'defeated', 'expired', 'canceled', 'succeeded', 'queued'] as const;
const numberOf = (name: (typeof PAST)[number]): number => PAST.indexOf(name) + 1;
/** Number of the proposal that is being voted on. */
const ACTIVE = PAST.length + 1;

const asGovernor = (builder: Builder, account: number, data: Hex): Promise<void> =>
  builder.send(accountAddress(account), governor, data);

const propose = (builder: Builder, name: ProposalName): Promise<void> => {
  const { proposer, actions } = PROPOSALS[name];
  return asGovernor(builder, proposer, proposeCall(actions, DESCRIPTIONS[name]));
};

const vote = (builder: Builder, id: number, support: boolean, accounts: readonly (number | undefined)[]) =>
  Promise.all(accounts.map((account = 0) => asGovernor(builder, account, call('castVote', id, support))));

const deployGovernance = async (builder: Builder): Promise<void> => {
  const make = (artifact: Artifact, args: readonly unknown[]): Promise<void> =>
    builder.send(CREATOR, undefined, `${artifact.bytecode}${artifact.abi.encodeDeploy([...args]).slice(2)}` as Hex);
  await builder.node.rpc('anvil_impersonateAccount', CREATOR);
  const uni = npmArtifact('@uniswap/governance/build/Uni.json');
  await make(uni, [CREATOR, ZeroAddress, builder.time() + 365 * DAY]);
  await make(npmArtifact('@uniswap/governance/build/Timelock.json'), [governor, DELAY]);
  await make(governorArtifact(), [timelock, token]);
  await builder.mine();
  const onToken = (from: Address, method: string, args: readonly unknown[]): Promise<void> =>
    builder.send(from, token, uni.abi.encodeFunctionData(method, [...args]) as Hex);
  await onToken(CREATOR, 'transfer', [timelock, whole(TREASURY)]);
  for (const [account, tokens, delegatee] of HOLDERS) {
    await onToken(CREATOR, 'transfer', [accountAddress(account), whole(tokens)]);
    if (delegatee !== undefined) await onToken(accountAddress(account), 'delegate', [accountAddress(delegatee)]);
  }
  await builder.mine();
};

/** Runs first, because it moves the chain two days ahead. */
export const seedGovernance = async (builder: Builder): Promise<void> => {
  await deployGovernance(builder);
  for (const name of PAST) await propose(builder, name);
  await builder.mine();
  await builder.mine();
  for (const name of ['executed', 'expired', 'succeeded', 'queued'] as const) {
    await vote(builder, numberOf(name), true, [first, second]);
  }
  await vote(builder, numberOf('executed'), false, [fourth]);
  await vote(builder, numberOf('queued'), true, [maker]);
  await vote(builder, numberOf('succeeded'), false, [third]);
  await vote(builder, numberOf('defeated'), false, [first, third]);
  await vote(builder, numberOf('defeated'), true, [second]);
  // A proposal can be cancelled once its proposer has no votes.
  const { abi } = npmArtifact('@uniswap/governance/build/Uni.json');
  await builder.send(accountAddress(quitter), token, abi.encodeFunctionData('delegate', [ZeroAddress]) as Hex);
  await builder.mine();
  await asGovernor(builder, first, call('cancel', numberOf('canceled')));
  await builder.mineEmpty(VOTING_BLOCKS);
  for (const name of ['executed', 'expired'] as const) {
    await asGovernor(builder, first, call('queue', numberOf(name)));
  }
  await builder.mine(builder.time() + 60);
  await builder.mine(builder.time() + DELAY);
  await asGovernor(builder, first, call('execute', numberOf('executed')));
  await builder.mine();
};

/** Runs last. One proposal is in the timelock, one is being voted on. */
export const seedOpenProposals = async (builder: Builder): Promise<void> => {
  await give(builder, timelock, 'USDC', 60_000);
  await asGovernor(builder, maker, call('queue', numberOf('queued')));
  await propose(builder, 'active');
  await builder.mine();
  await builder.mine();
  await vote(builder, ACTIVE, true, [first]);
  await vote(builder, ACTIVE, false, [fourth]);
  await builder.mine();
};
