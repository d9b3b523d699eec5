import { argumentsOf } from '#chain/safe/argumentsOf.ts';
import type { ContractFunction } from '#chain/codec/contractFunction.ts';
import type { RequestedCall, TransactionInfo } from '#domain/transactions/types.ts';
import type { ProposalReader } from './proposalReader.ts';

export type Describer = (call: RequestedCall, reader: ProposalReader) => Promise<TransactionInfo> | undefined;

interface Paying {
  readonly isPaying: boolean;
}

export const whenCalled =
  <A extends readonly unknown[]>(
    called: Pick<ContractFunction<A, unknown>, 'selector' | 'inputs' | 'encode'>,
    describe: (args: A, reader: ProposalReader, call: RequestedCall) => Promise<TransactionInfo>,
    { isPaying }: Paying = { isPaying: false },
  ): Describer =>
  (call, reader) => {
    if (!isPaying && call.value !== '0') return undefined;
    const args = argumentsOf(call, called);
    return args && describe(args, reader, call);
  };

export const firstOf =
  (...describers: readonly Describer[]): Describer =>
  (call, reader) => {
    for (const describe of describers) {
      const described = describe(call, reader);
      if (described) return described;
    }
    return undefined;
  };
