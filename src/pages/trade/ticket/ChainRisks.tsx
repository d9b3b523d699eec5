import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { TokenFinding } from '#domain/tokens/tokenVerdict.ts';
import type { Token } from '#domain/tokens/types.ts';
import { FindingText } from '#features/tokenCheck/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useTokenCheck } from '#reads/tokens/useTokenCheck.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Arrival } from '../order/confirm/Arrival.tsx';

const Line = styled.span`
  display: block;
`;

/** Findings already shown in the ticket, or irrelevant when trading. */
const QUIET: ReadonlySet<TokenFinding['code']> = new Set(['noPool', 'pausable', 'movesWhole']);

interface ChainRisksProps {
  readonly token: Token;
  /** Raw payout in this token; 0 if the order pays none. */
  readonly paid: bigint;
}

export function ChainRisks({ token, paid }: ChainRisksProps): ReactElement | null {
  const findings = (valueOf(useTokenCheck(token.address)) ?? []).filter(({ code }) => !QUIET.has(code));
  const [worst] = findings;
  if (!worst) return null;
  return (
    <Banner
      tone={worst.severity === 'danger' || worst.severity === 'warning' ? worst.severity : 'info'}
      role="status"
      title={<Trans>{shortenSymbol(token.symbol)}, checked on the chain</Trans>}
    >
      {findings.map((finding) => (
        <Line key={finding.code}>
          <FindingText finding={finding} />
        </Line>
      ))}
      <Arrival token={token} paid={paid} findings={findings} />
    </Banner>
  );
}
