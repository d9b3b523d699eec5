import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { color, inLargeText, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';
import { SourceKey } from '#ui/text/SourceKey.tsx';
import { SplitBar } from '#ui/layout/SplitBar.tsx';
import type { FillView, LegKind } from './fillView.ts';

/** As wide as the longest name; amounts share the rest evenly, so that columns do not move. */
const namesWidth = '62px';
const feeWidth = '74px';
/** In Chinese, Japanese and Korean the names are shorter and the word for the fee is wider. */
const cjk = ':is(:lang(ja), :lang(ko), :lang(zh))';
const cjkNamesWidth = '55px';
const cjkFeeWidth = '81px';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  overflow: hidden;
  padding: ${space(2.5)};
  border: ${line('border')};
  border-radius: ${radius(10)};
  & table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    ${text(12)}
  }
  & thead th {
    height: var(--lh-12);
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
  }
  & tbody th {
    height: 24px;
    text-align: left;
    font-weight: ${weight('regular')};
    color: ${color('text-2')};
    white-space: nowrap;
  }
  & thead td {
    width: ${namesWidth};
  }
  & thead th:nth-child(4) {
    width: ${feeWidth};
  }
  ${cjk} & thead td {
    width: ${cjkNamesWidth};
  }
  ${cjk} & thead th:nth-child(4) {
    width: ${cjkFeeWidth};
  }
  & td,
  & thead th {
    padding-left: ${space(0.5)};
    text-align: right;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & td {
    font-weight: ${weight('medium')};
  }
  ${media.narrowDesktop} {
    padding: ${space(2)};
  }
  ${media.lowDesktop} {
    gap: ${space(1)};
    padding: ${space(1.5, 2.5)};
    & tbody th {
      height: 20px;
    }
  }
  /* Whole figures: the table scrolls. */
  ${inLargeText} & {
    overflow: auto hidden;
    & table {
      width: max-content;
      min-width: 100%;
      table-layout: auto;
    }
    & :is(td, th) + * {
      padding-left: ${space(3)};
    }
  }
  & tr[data-sum] > * {
    color: ${color('text-1')};
    font-weight: ${weight('semibold')};
    border-block: ${line('border-subtle')};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
  font-weight: ${weight('medium')};
`;

const LimitNote = styled.span`
  ${text(12)}
  font-weight: ${weight('regular')};
  color: ${color('text-3')};
`;

const LegName = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

const Fee = styled.td`
  color: ${color('text-2')};
`;

const legNames: Readonly<Record<Exclude<LegKind, 'other'>, ReactElement>> = {
  book: <Trans>Book</Trans>,
  own: <Trans>Yours</Trans>,
  pool: <Trans>Pool</Trans>,
  filled: <Trans>Filled now</Trans>,
  rest: <Trans>Rest</Trans>,
};

const limitText = ({ nothingFills, tone, worstPrice, quoteSymbol }: FillView): ReactElement | null => {
  if (worstPrice === undefined) return null;
  if (nothingFills) return <Trans>nothing fills now</Trans>;
  return tone === 'buy' ? (
    <Trans>
      up to {worstPrice} {quoteSymbol}
    </Trans>
  ) : (
    <Trans>
      down to {worstPrice} {quoteSymbol}
    </Trans>
  );
};

function Name({ fill, kind }: { readonly fill: FillView; readonly kind: LegKind }): ReactElement {
  return (
    <LegName>
      {kind !== 'filled' && kind !== 'own' && <SourceKey source={kind === 'other' ? 'pool' : kind} tone={fill.tone} />}
      {kind === 'other' ? fill.otherName : legNames[kind]}
    </LegName>
  );
}

export function FillPreview({ fill }: { readonly fill: FillView }): ReactElement {
  const { t } = useLingui();
  const { shares } = fill;
  return (
    <Box role="group" aria-label={t`How it fills`}>
      <Head>
        <Trans>How it fills</Trans>
        <LimitNote>{limitText(fill)}</LimitNote>
      </Head>
      <SplitBar
        tone={fill.tone}
        book={shares.book}
        pool={shares.pool}
        rests={shares.rests}
        label={t`${shares.book}% from book, ${shares.pool}% from pool, ${shares.rests}% rest`}
      />
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col" translate="no" title={fill.baseSymbol}>
              {fill.baseSymbol}
            </th>
            <th scope="col" translate="no" title={fill.quoteSymbol}>
              {fill.quoteSymbol}
            </th>
            {!fill.nothingFills && (
              <th scope="col" title={fill.feeSymbol}>
                <Trans>Fee, {fill.feeSymbol}</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {fill.legs.map((leg) => (
            <tr key={leg.kind} data-sum={leg.kind === 'filled' ? '' : undefined}>
              <th scope="row">
                <Name fill={fill} kind={leg.kind} />
              </th>
              <td translate="no" title={leg.exactBase}>
                {leg.base}
              </td>
              <td translate="no" title={leg.exactQuote}>
                {leg.quote}
              </td>
              {!fill.nothingFills && (
                <Fee translate="no" title={leg.exactFee}>
                  {leg.fee}
                </Fee>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
