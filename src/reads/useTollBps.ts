import type { Address } from '../domain/tokens/types.ts';
import { valueOf } from '../lib/loadable.ts';
import { useTokenCheck } from './useTokenCheck.ts';

/** What a token keeps of every transfer, in 1/10000, as far as its check tells. */
export const useTollBps = (token: Address | undefined): number => {
  const findings = valueOf(useTokenCheck(token)) ?? [];
  const [bps = 0] = findings.flatMap((finding) => (finding.code === 'moveTax' ? [finding.bps] : []));
  return bps;
};
