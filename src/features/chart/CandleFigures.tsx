import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Candle } from '../../domain/history/types.ts';
import { candleView } from './candleView.ts';
import { Figures } from './ChartStyles.ts';

const unknown = '–';

interface CandleFiguresProps {
  readonly candle: Candle | undefined;
  readonly decimals: number;
  /** Symbol in which the volume is counted. */
  readonly unit: string;
}

/** Open, high, low, close, change and volume of a candle. */
export function CandleFigures(props: CandleFiguresProps): ReactElement {
  const view = props.candle && candleView(props.candle, props.decimals);
  return (
    <Figures>
      <div>
        <dt>
          <Trans context="open price, short">O</Trans>
        </dt>
        <dd>{view?.open ?? unknown}</dd>
      </div>
      <div>
        <dt>
          <Trans context="high price, short">H</Trans>
        </dt>
        <dd>{view?.high ?? unknown}</dd>
      </div>
      <div>
        <dt>
          <Trans context="low price, short">L</Trans>
        </dt>
        <dd>{view?.low ?? unknown}</dd>
      </div>
      <div>
        <dt>
          <Trans context="close price, short">C</Trans>
        </dt>
        <dd>{view?.close ?? unknown}</dd>
        <dd data-direction={view?.direction}>{view?.change}</dd>
      </div>
      <div>
        <dt>
          <Trans context="volume, short">Vol</Trans>
        </dt>
        <dd>{view ? `${view.volume} ${props.unit}` : unknown}</dd>
      </div>
    </Figures>
  );
}
