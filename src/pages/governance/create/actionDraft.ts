import { nativeCurrency } from '#config/tokens/tokens.ts';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import type { ProposalAction } from '#domain/governance/action.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { ActionCodec } from '#reads/governance/useActionCodec.ts';

export interface ActionDraft {
  readonly key: number;
  readonly target: string;
  /** Solidity signature; empty for a payment. */
  readonly signature: string;
  readonly args: readonly string[];
  /** Native coin to send, in whole coins; empty for none. */
  readonly value: string;
}

export const emptyAction = (key: number): ActionDraft => ({ key, target: '', signature: '', args: [], value: '' });

export interface ActionFaults {
  readonly target: boolean;
  readonly signature: boolean;
  readonly value: boolean;
  readonly args: readonly number[];
}

const valueOf = (text: string): bigint | undefined => {
  if (text.trim() === '') return 0n;
  const parsed = parseAmount(text, nativeCurrency.decimals);
  return parsed.ok ? parsed.value : undefined;
};

export const actionOf = (draft: ActionDraft, codec: ActionCodec): Result<ProposalAction, ActionFaults> => {
  const target = parseTypedAddress(draft.target);
  const value = valueOf(draft.value);
  const isPayment = draft.signature.trim() === '';
  const shape = isPayment ? undefined : codec.functionOf(draft.signature);
  const encoded = shape && codec.encodeArguments(shape.signature, draft.args);
  const faults: ActionFaults = {
    target: target === undefined,
    signature: isPayment ? value === 0n : shape === undefined,
    value: value === undefined,
    args: encoded && !encoded.ok ? encoded.error : [],
  };
  if (target === undefined || value === undefined || faults.signature || faults.args.length > 0) return err(faults);
  return ok({
    target,
    value,
    signature: shape?.signature ?? '',
    callData: encoded?.ok ? encoded.value : '0x',
  });
};
