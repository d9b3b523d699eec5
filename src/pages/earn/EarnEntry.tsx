import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactElement } from 'react';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { Apr, ChainDate, Duration, Rate, Reward } from '#features/rewards/index.ts';
import type { EarnMark, EarnRow } from '#programmes/earn.ts';
import { Doubted } from '#features/money/index.ts';
import { Lines, LinesTitle } from '#features/position/index.ts';
import { MarketLogo, TokenLogo } from '#features/tokenLogo/index.ts';
import { TokenWarning } from '#features/tokenMarks/index.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { useBlock } from '#reads/calls/useBlock.ts';
import { EarnFacts, EarnItem } from './EarnStyles.ts';
import type { Holding, ListedRow } from './useListedRows.ts';

interface PartProps {
  readonly row: ListedRow;
}

const markWords: Readonly<Record<EarnMark, MessageDescriptor>> = {
  finished: msg`Finished`,
  paused: msg`Paused`,
  short: msg`Can't pay`,
  soldOut: msg`Sold out`,
  full: msg`Full`,
  closed: msg`Closed`,
};

function Logo({ row: { currencies, icon = 'layers' } }: PartProps): ReactElement {
  const [first, second] = currencies;
  if (first && second) return <MarketLogo base={first} quote={second} size={32} />;
  return first ? <TokenLogo currency={first} size={32} /> : <Icon name={icon} size={28} />;
}

function Return({ rate, isTiny = false }: Pick<EarnRow, 'rate' | 'isTiny'>): ReactElement {
  if (!rate) return <>{NO_VALUE}</>;
  if (isTiny) return <>{`<${formatPercent(1)}`}</>;
  const textOf = (bps: bigint): string => signedPercent(Number(bps));
  const other = rate.other === undefined ? undefined : textOf(rate.other);
  return <Doubted shown={textOf(rate.bps)} other={other} isInTotals={false} focusable={false} />;
}

function Yield({ row: { returnWord, per, rate, isTiny = false } }: PartProps): ReactElement {
  return (
    <Lines data-end="">
      <Rate>
        <strong translate="no">
          {per === 'year' ? <Apr value={rate} focusable={false} /> : <Return rate={rate} isTiny={isTiny} />}
        </strong>{' '}
        {per === 'year' ? <Trans>APR</Trans> : (returnWord ?? <Trans>Return, once</Trans>)}
      </Rate>
    </Lines>
  );
}

function ContractAge({ since, now }: { readonly since: bigint; readonly now: number }): ReactElement {
  const [date, age] = [
    <ChainDate key="date" seconds={since} isShort />,
    <Duration key="age" seconds={BigInt(now) - since} />,
  ];
  return (
    <Trans>
      Contract since {date}, {age}
    </Trans>
  );
}

function CanUse({ usable }: { readonly usable: readonly Holding[] }): ReactElement {
  const held = usable.map(({ currency, amount }, index) => (
    <Fragment key={index}>
      {index > 0 && ' + '}
      <Reward raw={amount} token={currency} />
    </Fragment>
  ));
  return <Trans>Your wallet's {held} can be used here</Trans>;
}

function Facts({ row: { terms, risk, own, gain, isOver, basis, since, usable } }: PartProps): ReactElement {
  const { timestamp } = useBlock();
  return (
    <EarnFacts>
      {own && <li>{own}</li>}
      {gain && !isOver && <li>{gain}</li>}
      {!gain && !isOver && usable.length > 0 && (
        <li>
          <CanUse usable={usable} />
        </li>
      )}
      <li>{terms}</li>
      {risk && <li>{risk}</li>}
      {since !== undefined && timestamp !== undefined && (
        <li>
          <ContractAge since={since} now={timestamp} />
        </li>
      )}
      <li data-basis="">{basis}</li>
    </EarnFacts>
  );
}

export function EarnEntry({ row }: PartProps): ReactElement {
  const { i18n } = useLingui();
  const { title, path, programme, marks, isMine, currencies } = row;
  const kindName = i18n._(programme.name);
  return (
    <EarnItem>
      <div>
        <Logo row={row} />
        <Lines>
          <LinesTitle as="h3">
            <RouteLink to={path} translate="no" aria-label={`${title}, ${kindName}`}>
              {title}
            </RouteLink>
            {currencies.map(
              (currency) => currency.kind === 'token' && <TokenWarning key={currency.address} token={currency} />,
            )}
            {isMine && (
              <Chip tone="accent">
                <Trans>Yours</Trans>
              </Chip>
            )}
            {marks.map((mark) => (
              <Chip key={mark} tone={mark === 'short' ? 'danger' : 'plain'}>
                {i18n._(markWords[mark])}
              </Chip>
            ))}
          </LinesTitle>{' '}
          <span>{kindName}</span>
        </Lines>
        <Yield row={row} />
      </div>
      <Facts row={row} />
    </EarnItem>
  );
}
