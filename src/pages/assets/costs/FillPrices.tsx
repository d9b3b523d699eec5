import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { rules } from '#config/rules.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { takesPoolValue } from '#domain/ledger/poolValue.ts';
import { MAX_VALUES } from '#domain/ledger/valueTexts.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useFillValues, type Filling } from '#reads/history/useFillValues.ts';
import type { SetValues } from '#reads/history/useSetValues.ts';
import { Button } from '#ui/fields/Button.tsx';
import { ValueActions } from '../AssetsStyles.ts';
import type { ComputedCosts } from './useCostBasis.ts';

const count = (value: number): string => exactText(BigInt(value), 0);
const limit = count(MAX_VALUES);

function FillState({ filling }: { readonly filling: Filling }): ReactElement {
  const { state, filled, unkept } = filling;
  const [done, all] = [count(filling.done), count(filling.count)];
  const left = filling.count - filled - unkept;
  if (state === 'reading') {
    return (
      <span role="status">
        <Trans>
          Reading pool prices: {done} of {all} entries
        </Trans>
      </span>
    );
  }
  return (
    <span role={state === 'failed' ? 'alert' : 'status'}>
      {state === 'failed' && (
        <>
          <Trans>The node didn't return all pool prices. Try again.</Trans>{' '}
        </>
      )}
      <Plural value={filled} one="# estimate filled in." other="# estimates filled in." />{' '}
      {unkept > 0 && (
        <>
          <Trans>This browser keeps {limit} values of an account: the others were left out.</Trans>{' '}
        </>
      )}
      {state === 'done' && left > 0 && (
        <Plural
          value={left}
          one="# entry has no usable pool price and stays empty."
          other="# entries have no usable pool price and stay empty."
        />
      )}
    </span>
  );
}

interface FillPricesProps {
  readonly account: Address;
  readonly events: ComputedCosts['unvalued'];
  readonly values: Pick<SetValues, 'texts' | 'estimates' | 'removeEstimates'>;
}

export function FillPrices({ account, events, values }: FillPricesProps): ReactElement | null {
  const { texts, estimates, removeEstimates } = values;
  const { filling, fill, stop } = useFillValues(account);
  const priced = useMemo(() => events.filter(takesPoolValue), [events]);
  const open = useMemo(() => priced.filter(([first]) => first && texts[first.event] === undefined), [priced, texts]);
  if (!fill || priced.length === 0) return null;
  const minimum = formatDollars({ numerator: rules.prices.minDepthDollars, denominator: 1n });
  const isReading = filling?.state === 'reading';
  return (
    <>
      <p>
        <Trans>
          Estimates use this exchange's pool prices at the entry's block, which anybody can move for a short time. Pools
          below {minimum} and pools that contradict each other give none; enter transfers and burns yourself.
        </Trans>
      </p>
      <ValueActions>
        <Button size="sm" variant="outline" loading={isReading} disabled={open.length === 0} onClick={() => fill(open)}>
          {filling?.state === 'failed' ? <Trans>Retry</Trans> : <Trans>Fill from pool prices</Trans>}
        </Button>
        {isReading && (
          <Button size="sm" variant="ghost" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        )}
        {!isReading && estimates.size > 0 && (
          <Button size="sm" variant="ghost" onClick={removeEstimates}>
            <Trans>Remove estimates</Trans>
          </Button>
        )}
        {filling && <FillState filling={filling} />}
      </ValueActions>
    </>
  );
}
