import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FigureField } from '#features/figureField/index.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectUserSlippage } from '#state/user/selectors.ts';
import { slippageChosen, type SlippageTolerance } from '#state/user/slice.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { color, space, text, weight } from '#ui/theme/theme.ts';
import { isHighSlippage, isLowSlippage, readSlippage, slippageText } from './slippageText.ts';

const percent = ['%'];
const PRESETS = ['10', '50', '100'] as const;
type Choice = 'auto' | (typeof PRESETS)[number] | 'own';

const Group = styled.div`
  display: grid;
  gap: ${space(2)};
  & > h3 {
    ${text(13)}
    font-weight: ${weight('semibold')};
  }
  & > p {
    ${text(12)}
    color: ${color('warning-text')};
  }
`;

const choiceOf = (tolerance: SlippageTolerance): Choice => {
  if (tolerance === 'auto') return 'auto';
  return PRESETS.find((preset) => preset === String(tolerance)) ?? 'own';
};

const initialText = (tolerance: SlippageTolerance): string =>
  choiceOf(tolerance) === 'own' && tolerance !== 'auto' ? slippageText(tolerance) : '';

function Risk({ tolerance }: { readonly tolerance: SlippageTolerance }): ReactElement | null {
  if (isLowSlippage(tolerance)) {
    return (
      <p>
        <Trans>Your transaction may fail</Trans>
      </p>
    );
  }
  return isHighSlippage(tolerance) ? (
    <p>
      <Trans>Your transaction may be frontrun</Trans>
    </p>
  ) : null;
}

export function SlippageSetting({ isTitled = true }: { readonly isTitled?: boolean }): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const tolerance = useAppSelector(selectUserSlippage);
  const [typed, setTyped] = useState(() => initialText(tolerance));
  const isInvalid = readSlippage(typed) === undefined;

  const choose = (choice: Choice): void => {
    if (choice === 'own') return;
    setTyped('');
    dispatch(slippageChosen(choice === 'auto' ? 'auto' : Number(choice)));
  };
  const type = (next: string): void => {
    setTyped(next);
    dispatch(slippageChosen(readSlippage(next) ?? 'auto'));
  };

  return (
    <Group>
      {isTitled && (
        <h3>
          <Trans>Slippage</Trans>
        </h3>
      )}
      <Segmented<Choice>
        label={t`Slippage`}
        size="sm"
        value={choiceOf(tolerance)}
        onChange={choose}
        options={[
          { value: 'auto', label: t`Auto` },
          ...PRESETS.map((preset) => ({
            value: preset,
            label: <span translate="no">{slippageText(Number(preset))}%</span>,
          })),
        ]}
      />
      <FigureField
        kind="figure"
        units={percent}
        label={t`Custom slippage`}
        data-kept
        placeholder="0.5"
        value={typed}
        onChange={type}
        end="%"
        error={isInvalid && <Trans>Enter a valid slippage percentage</Trans>}
      />
      {!isInvalid && <Risk tolerance={tolerance} />}
    </Group>
  );
}
