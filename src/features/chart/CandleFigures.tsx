import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Candle } from '#domain/history/types.ts';
import { candleView, digits } from './candleView.ts';
import type { ChartMarket } from './chartMarket.ts';
import { Figure, Figures } from './ChartStyles.ts';
import { FillFigures } from './FillFigures.tsx';
import type { FillMark } from './fillMarks.ts';
import type { StudyLine } from './studyLines.ts';

interface CandleFiguresProps {
  readonly candle: Candle | undefined;
  readonly decimals: number;
  readonly market: ChartMarket;
  readonly studies: readonly StudyLine[];
  readonly marks: readonly FillMark[];
}

function StudyName({ name }: Pick<StudyLine, 'name'>): ReactElement {
  if (typeof name === 'string') return <span translate="no">{name}</span>;
  const { kind, period } = name;
  return kind === 'simple' ? (
    <Trans context="simple moving average, short">SMA {period}</Trans>
  ) : (
    <Trans context="exponential moving average, short">EMA {period}</Trans>
  );
}

function StudyFigures({ candle, studies }: Pick<CandleFiguresProps, 'candle' | 'studies'>): ReactElement {
  return (
    <>
      {studies.map(({ id, name, decimals, points }) => {
        const point = points.findLast(({ time }) => time === candle?.time);
        return (
          <Figure key={id}>
            <dt>
              <StudyName name={name} />
            </dt>
            <dd translate="no">{point ? digits(point.value, decimals) : NO_VALUE}</dd>
          </Figure>
        );
      })}
    </>
  );
}

export function CandleFigures(props: CandleFiguresProps): ReactElement {
  const view = props.candle && candleView(props.candle, props.decimals);
  return (
    <Figures>
      <Figure>
        <dt>
          <Trans context="open price, short">O</Trans>
        </dt>
        <dd translate="no">{view?.open ?? NO_VALUE}</dd>
      </Figure>
      <Figure>
        <dt>
          <Trans context="high price, short">H</Trans>
        </dt>
        <dd translate="no">{view?.high ?? NO_VALUE}</dd>
      </Figure>
      <Figure>
        <dt>
          <Trans context="low price, short">L</Trans>
        </dt>
        <dd translate="no">{view?.low ?? NO_VALUE}</dd>
      </Figure>
      <Figure>
        <dt>
          <Trans context="close price, short">C</Trans>
        </dt>
        <dd translate="no">{view?.close ?? NO_VALUE}</dd>
        <dd translate="no" data-direction={view?.direction}>
          {view?.change}
        </dd>
      </Figure>
      <Figure>
        <dt>
          <Trans context="volume, short">Vol</Trans>
        </dt>
        <dd translate="no">{view ? `${view.volume} ${shortenSymbol(props.market.base.symbol)}` : NO_VALUE}</dd>
      </Figure>
      {props.marks.map((mark) => (
        <FillFigures key={mark.side} mark={mark} market={props.market} />
      ))}
      <StudyFigures candle={props.candle} studies={props.studies} />
    </Figures>
  );
}
