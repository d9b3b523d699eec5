import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { FindingSeverity } from '#domain/tokens/tokenVerdict.ts';
import type { Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useTokenCheck } from '#reads/tokens/useTokenCheck.ts';
import { Icon, type IconName } from '#ui/text/Icon.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { color, space, text, weight } from '#ui/theme/theme.ts';
import { FindingText } from './FindingText.tsx';

const Panel = styled.section`
  display: grid;
  gap: ${space(2)};
  ${text(13)}
  & > h3 {
    ${text(13)}
    font-weight: ${weight('semibold')};
  }
`;

const Findings = styled.ul`
  display: grid;
  gap: ${space(2)};
  & > li {
    display: flex;
    gap: ${space(2)};
    color: ${color('text-2')};
    overflow-wrap: anywhere;
  }
  & > li > svg {
    margin-top: ${space(0.5)};
  }
  & > li[data-severity='danger'] {
    color: ${color('danger-text')};
  }
  & > li[data-severity='warning'] > svg {
    color: ${color('warning-text')};
  }
  & > li[data-severity='fine'] > svg {
    color: ${color('success-text')};
  }
`;

const icons: Readonly<Record<FindingSeverity, IconName>> = {
  danger: 'alert',
  warning: 'warning',
  unknown: 'info',
  fine: 'check',
};

export function TokenCheck({ token }: { readonly token: Token }): ReactElement {
  const { t } = useLingui();
  const findings = valueOf(useTokenCheck(token.address));
  return (
    <Panel aria-label={t`Checked on the chain`} aria-busy={findings === undefined}>
      <h3>
        <Trans>Checked on the chain</Trans>
      </h3>
      {findings ? (
        <div role="status">
          <Findings>
            {findings.map((finding) => (
              <li key={finding.code} data-severity={finding.severity}>
                <Icon name={icons[finding.severity]} />
                <span>
                  <FindingText finding={finding} />
                </span>
              </li>
            ))}
          </Findings>
        </div>
      ) : (
        <Skeleton />
      )}
    </Panel>
  );
}
