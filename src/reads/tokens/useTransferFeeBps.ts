import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useTokenCheck } from './useTokenCheck.ts';

export const useTransferFeeBps = (token: Address | undefined): number | undefined => {
  const checked = useTokenCheck(token);
  if (checked.status === 'loading') return undefined;
  const findings = valueOf(checked) ?? [];
  const [bps = 0] = findings.flatMap((finding) => (finding.code === 'moveTax' ? [finding.bps] : []));
  return bps;
};
