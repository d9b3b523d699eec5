import { useLingui } from '@lingui/react/macro';
import { knownToken } from '#config/tokens/tokens.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address } from '#domain/tokens/types.ts';
import { contractName } from '#features/contractNames/index.ts';
import type { Governor } from '#reads/governance/useGovernor.ts';

export type ContractNames = (address: Address) => string | undefined;

/** Contracts and tokens of the configuration, and those that the governor names; undefined for others. */
export const useContractNames = ({ timelock, token }: Pick<Governor, 'timelock' | 'token'>): ContractNames => {
  const { i18n, t } = useLingui();
  return (address) => {
    if (address === timelock) return t`Timelock`;
    const name = contractName(address);
    if (name) return i18n._(name);
    const named = address === token?.address ? token : knownToken(address);
    return named && shortenSymbol(named.symbol);
  };
};
