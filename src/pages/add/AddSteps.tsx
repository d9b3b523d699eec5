import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectExactApprovals } from '#state/user/selectors.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { color, line, space, text, weight } from '#ui/theme/theme.ts';
import type { LiquidityStep } from '#writes/addLiquidity.ts';

const dot = '20px';

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  & > li {
    display: grid;
    grid-template-columns: ${dot} minmax(0, 1fr) auto;
    gap: ${space(2)};
    ${text(13)}
    color: ${color('text-3')};
  }
  & > li[data-now] {
    color: ${color('text-1')};
    font-weight: ${weight('medium')};
  }
  & small {
    display: block;
    ${text(12)}
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
  }
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: ${dot};
  height: ${dot};
  border: ${line('border-control')};
  border-radius: 50%;
  ${text(12)}
  [data-now] > & {
    border-color: ${color('accent')};
    background: ${color('accent')};
    color: ${color('text-on-fill')};
  }
  [data-done] > & {
    border-color: ${color('success-border')};
    color: ${color('success-text')};
  }
`;

interface AddStepsProps {
  readonly steps: readonly LiquidityStep[];
  /** Name of the exchange. */
  readonly exchange: string;
  readonly slippageBps: number;
  /** All that are not done leave as one transaction. */
  readonly isBatch: boolean;
}

function StepWords({
  step,
  exchange,
  slippageBps,
  isBatch,
}: Omit<AddStepsProps, 'steps'> & { readonly step: LiquidityStep }) {
  const isExact = useAppSelector(selectExactApprovals) || isBatch;
  const slippage = formatPercent(slippageBps);
  if (!step.approves) {
    return (
      <span>
        <Trans>Supply</Trans>
        <small>
          <Trans>Reverts if the price moves more than {slippage}</Trans>
        </small>
      </span>
    );
  }
  const symbol = shortenSymbol(step.approves.symbol);
  return (
    <span>
      <Trans>Approve {symbol}</Trans>
      <small>
        {isExact ? (
          <Trans>
            Lets {exchange} use only this amount of {symbol}
          </Trans>
        ) : (
          <Trans>
            Lets {exchange} use your {symbol}, needed once
          </Trans>
        )}
      </small>
    </span>
  );
}

/** The transactions of an addition in their order, and which of them is next. */
export function AddSteps({ steps, ...context }: AddStepsProps): ReactElement {
  const { t } = useLingui();
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <List aria-label={t`Steps`}>
      {steps.map((step, index) => (
        <li
          key={step.approves?.address ?? 'supply'}
          data-done={step.isDone ? '' : undefined}
          data-now={index === next ? '' : undefined}
          aria-current={index === next ? 'step' : undefined}
        >
          <Dot aria-hidden="true">{step.isDone ? <Icon name="check" size={12} /> : index + 1}</Dot>
          <StepWords step={step} {...context} />
          {step.isDone && <Trans>Done</Trans>}
        </li>
      ))}
      {context.isBatch && (
        <li>
          <span />
          <Trans>One confirmation sends all of it as one transaction.</Trans>
        </li>
      )}
    </List>
  );
}
