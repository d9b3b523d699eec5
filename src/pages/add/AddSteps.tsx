import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectExactApprovals } from '#state/user/selectors.ts';
import type { LiquidityStep } from '#writes/liquidity/addLiquidity.ts';
import { StepList, type ShownStep } from '#ui/layout/StepList.tsx';

interface AddStepsProps {
  readonly steps: readonly LiquidityStep[];
  readonly exchange: string;
  readonly slippageBps: number;
  readonly isBatch: boolean;
  readonly stakes: boolean;
}

function StepWords({
  step,
  exchange,
  slippageBps,
  isBatch,
}: Omit<AddStepsProps, 'steps' | 'stakes'> & { readonly step: LiquidityStep }) {
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
            Lets {exchange} use any amount of your {symbol}, needed once
          </Trans>
        )}
      </small>
    </span>
  );
}

function ApprovePoolToken(): ReactElement {
  const { symbol } = poolTokenWords;
  return (
    <span>
      <Trans>Approve {symbol}</Trans>
      <small>
        <Trans>Lets the rewards pool use your pool tokens</Trans>
      </small>
    </span>
  );
}

const stakeSteps: readonly ShownStep[] = [
  {
    key: 'approvePoolToken',
    isDone: false,
    words: <ApprovePoolToken />,
  },
  {
    key: 'stake',
    isDone: false,
    words: (
      <span>
        <Trans>Stake for rewards</Trans>
        <small>
          <Trans>Optional, now or any time later</Trans>
        </small>
      </span>
    ),
  },
];

export function AddSteps({ steps, stakes, ...context }: AddStepsProps): ReactElement {
  const shown = steps.map((step) => ({
    key: step.approves?.address ?? 'supply',
    isDone: step.isDone,
    words: <StepWords step={step} {...context} />,
  }));
  return (
    <StepList steps={stakes ? [...shown, ...stakeSteps] : shown}>
      {context.isBatch && (
        <li>
          <span />
          <Trans>One confirmation sends all of it as one transaction.</Trans>
        </li>
      )}
    </StepList>
  );
}

export function NextStep({ steps }: Pick<AddStepsProps, 'steps'>): ReactElement | null {
  const index = steps.findIndex(({ isDone }) => !isDone);
  const [step, total] = [index + 1, steps.length];
  const next = steps[index];
  if (!next) return null;
  const symbol = next.approves && shortenSymbol(next.approves.symbol);
  return (
    <p>
      {symbol === undefined ? (
        <Trans>
          Step {step} of {total}: supply
        </Trans>
      ) : (
        <Trans>
          Step {step} of {total}: approve {symbol}
        </Trans>
      )}
    </p>
  );
}
