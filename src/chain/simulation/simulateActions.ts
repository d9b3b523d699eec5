import { dataOf, totalValue, type ProposalAction } from '#domain/governance/action.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isHex } from '#lib/hex.ts';
import { classifySendError, type SendProblem } from '../sending/sendProblem.ts';
import type { Reader } from '../sending/send.ts';
import { simulateBatch } from './simulateBatch.ts';

/**
 * `noCode`: the call would succeed, but no contract is there to act. `skipped`: an earlier action fails. `unread`: no
 * result.
 */
export type ActionOutcome =
  | { readonly kind: 'succeeds' | 'noCode' | 'skipped' }
  | { readonly kind: 'reverts'; readonly reason: string }
  | { readonly kind: 'unread'; readonly problem: SendProblem };

const quantity = (value: bigint): string => `0x${value.toString(16)}`;
const SUCCEEDS: ActionOutcome = { kind: 'succeeds' };

const outcomeOf = (problem: SendProblem): ActionOutcome =>
  problem.code === 'reverted' ? { kind: 'reverts', reason: problem.reason } : { kind: 'unread', problem };

const simulateAlone = async (reader: Reader, timelock: Address, action: ProposalAction): Promise<ActionOutcome> => {
  const { target: to, value } = action;
  const call = { from: timelock, to, data: dataOf(action), value: quantity(value) };
  const override = value > 0n ? [{ [timelock]: { balance: quantity(value) } }] : [];
  try {
    await reader.send('eth_call', [call, 'latest', ...override]);
    return SUCCEEDS;
  } catch (cause) {
    return outcomeOf(classifySendError(cause));
  }
};

const simulateTogether = async (reader: Reader, timelock: Address, actions: readonly ProposalAction[]) => {
  const calls = actions.map((action) => ({ to: action.target, value: 0n, data: dataOf(action) }));
  const answer = await simulateBatch(reader, timelock, calls);
  if (answer.ok) return actions.map(() => SUCCEEDS);
  const { error } = answer;
  if (error.kind !== 'refused') return undefined;
  return actions.map((_, index): ActionOutcome => {
    if (index < error.index) return SUCCEEDS;
    return index > error.index ? { kind: 'skipped' } : outcomeOf(error.problem);
  });
};

/** True if data goes to an address without code. False without an answer. */
const isLost = async (reader: Reader, { target, signature, callData }: ProposalAction) => {
  if (signature === '' && callData === '0x') return false;
  const code = await reader.send<unknown>('eth_getCode', [target, 'latest']).catch(() => undefined);
  return isHex(code) && code === '0x';
};

/**
 * Simulates actions in one timelock transaction; each alone if one sends coin or calls the timelock, or if overrides
 * fail. Never rejects.
 */
export const simulateActions = async (
  reader: Reader,
  timelock: Address,
  actions: readonly ProposalAction[],
): Promise<readonly ActionOutcome[]> => {
  const canJoin = totalValue(actions) === 0n && actions.every(({ target }) => target !== timelock);
  const lost = await Promise.all(actions.map((action) => isLost(reader, action)));
  const together = canJoin ? await simulateTogether(reader, timelock, actions) : undefined;
  const outcomes = together ?? (await Promise.all(actions.map((action) => simulateAlone(reader, timelock, action))));
  return outcomes.map((outcome, index) => (outcome.kind === 'succeeds' && lost[index] ? { kind: 'noCode' } : outcome));
};
