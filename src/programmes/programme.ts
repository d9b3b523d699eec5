import type { MessageDescriptor } from '@lingui/core';
import type { ProgrammeContracts } from './contracts.ts';

export interface Programme {
  /** Its folder, its entry in the list, and the first part of its claims' ids. */
  readonly key: string;
  readonly name: MessageDescriptor;
  readonly contracts: ProgrammeContracts;
  /** Name of one of its contracts if it differs from the programme's. */
  readonly contractName?: MessageDescriptor;
  /** Page that an alert about its rewards opens. */
  readonly page?: string;
  /** True if rewards come from a vault that several programmes may share. */
  readonly hasVault?: boolean;
  /** True if rewards may be in the deposited token, so that a transfer can be either. */
  readonly paysStake?: boolean;
  readonly burns?: boolean;
  readonly sells?: boolean;
  readonly locks?: boolean;
}
