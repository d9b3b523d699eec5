import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ChainConfig } from '#config/chains.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { color, height, line, radius, space } from '#ui/theme/theme.ts';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import { switchProblemWords } from '../walletWords.ts';
import { ChainIcon } from './ChainIcon.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  & button {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    width: 100%;
    min-height: ${height('touch')};
    padding: ${space(0, 3)};
    border: ${line('border')};
    border-radius: ${radius(6)};
    text-align: left;
  }
  & button:hover {
    background: ${color('surface-hover')};
  }
  & b {
    flex: 1;
  }
`;

interface NetworkListProps {
  readonly chains: readonly ChainConfig[];
  readonly current: number | undefined;
  readonly onChosen: () => void;
}

export function NetworkList({ chains, current, onChosen }: NetworkListProps): ReactElement {
  const { i18n } = useLingui();
  const { isSwitching, problem, switchTo } = useNetworkSwitch();
  return (
    <div>
      <List>
        {chains.map((chain) => {
          const { chainId, chainName } = chain;
          const isCurrent = chainId === current;
          return (
            <li key={chainId}>
              <button
                type="button"
                aria-current={isCurrent || undefined}
                aria-busy={isSwitching || undefined}
                onClick={() => (isCurrent ? onChosen() : switchTo(chain))}
              >
                <ChainIcon chainId={chainId} name={chainName} />
                <b>{chainName}</b>
                {isCurrent && (
                  <Chip tone="success">
                    <Trans>Connected</Trans>
                  </Chip>
                )}
                {isSwitching && <Spinner />}
              </button>
            </li>
          );
        })}
      </List>
      {problem && <FieldError id="network-problem">{i18n._(switchProblemWords[problem.code])}</FieldError>}
    </div>
  );
}
