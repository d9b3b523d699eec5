import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Address } from '#domain/tokens/types.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { color, line, radius, space, text, weight, withText } from '#ui/theme/theme.ts';
import { ClaimsTotal } from '../claims/index.ts';

const lineHeight = withText('64px');

const Way = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  height: ${lineHeight};
  padding: ${space(2, 4)};
  border: ${line('border')};
  border-radius: ${radius(6)};
  text-align: left;
  font-weight: ${weight('semibold')};
  &:hover {
    border-color: ${color('border-control')};
    background: ${color('surface-hover')};
  }
  & > svg {
    flex: none;
  }
`;

const Figures = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  text-align: right;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* One line of detail, so that nothing below moves while rewards load; a press shows the rest. */
  & > small + small {
    display: none;
  }
  & > b {
    font-weight: ${weight('semibold')};
  }
  & > small {
    ${text(12)}
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
  }
`;

interface RewardsLineProps {
  readonly account: Address;
  readonly onClaim: () => void;
}

export function RewardsLine({ account, onClaim }: RewardsLineProps): ReactElement {
  return (
    <Way type="button" onClick={onClaim}>
      <Trans>Rewards</Trans>
      <Figures>
        <ClaimsTotal account={account} />
      </Figures>
      <Icon name="chevronRight" />
    </Way>
  );
}
