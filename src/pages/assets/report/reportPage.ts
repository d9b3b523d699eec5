import { msg, plural } from '@lingui/core/macro';
import type { CostMethod } from '#domain/ledger/lots.ts';
import { plus, whole, type Rational } from '#domain/ledger/rational.ts';
import type { AssetYear, YearReport } from '#domain/ledger/yearReport.ts';
import type { Address } from '#domain/tokens/types.ts';
import { markup, type Markup } from '#lib/markup.ts';
import { assetSection, realisedText } from './assetSection.ts';
import { say } from './say.ts';
import { isZero, marked, type Figures } from './reportFigures.ts';
import { reportStyle } from './reportStyle.ts';

interface ReportFacts {
  readonly account: Address;
  readonly year: string | undefined;
  readonly zone: string;
  readonly method: CostMethod;
  readonly madeAt: number;
  readonly dollar: string;
  readonly hidden: number;
  readonly locale: string;
}

const unknownOf = (year: AssetYear, figures: Figures): Markup => {
  const { asset, unknownSold, unknownIncome } = year;
  const sold = figures.amount(asset, unknownSold);
  const income = figures.amount(asset, whole(unknownIncome));
  return markup`${isZero(unknownSold) ? '' : markup`<small>${say(msg`sold of unknown cost or value: ${sold}`)}</small>`}${
    unknownIncome === 0n ? '' : markup`<small>${say(msg`rewards of unknown value: ${income}`)}</small>`
  }`;
};

const isIncomeUnknown = ({ income, unknownIncome }: AssetYear): boolean => income === 0n && unknownIncome > 0n;

const summaryRow = (year: AssetYear, figures: Figures): Markup => {
  const { asset, closing, income, networkFees, isEstimated } = year;
  const cost = isZero(closing.cost) && !isZero(closing.uncosted) ? undefined : closing.cost;
  const cells = [
    figures.amount(asset, plus(closing.costed, closing.uncosted)),
    marked(figures.dollars(cost), closing.isCostEstimated),
    realisedText(year, figures),
    marked(figures.dollars(isIncomeUnknown(year) ? undefined : whole(income)), isEstimated.income),
    networkFees === 0n ? '' : figures.amount(asset, whole(networkFees)),
  ];
  return markup`<tr>
<th scope="row">${figures.unit(asset)}${unknownOf(year, figures)}</th>
    ${cells.map((cell) => markup`<td class="n">${cell}</td>`)}
  </tr>`;
};

const totalOf = (values: readonly Rational[]): Rational | undefined =>
  values.length === 0 ? undefined : values.reduce(plus);

const summary = ({ assets }: YearReport, figures: Figures): Markup => {
  const heads = [
    say(msg`Closing balance`),
    say(msg`Cost`),
    say(msg`Realised gain`),
    say(msg`Income`),
    say(msg`Network fees`),
  ];
  const realised = totalOf(assets.filter(({ isRealisedKnown }) => isRealisedKnown).map((year) => year.realised));
  const income = totalOf(assets.filter((year) => !isIncomeUnknown(year)).map((year) => whole(year.income)));
  const isAnyEstimated = (figure: keyof AssetYear['isEstimated']): boolean =>
    assets.some(({ isEstimated }) => isEstimated[figure]);
  return markup`<div class="wide">
<table>
<thead>
<tr>
<th scope="col">${say(msg`Asset`)}</th>
          ${heads.map((head) => markup`<th scope="col" class="n">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${assets.map((year) => summaryRow(year, figures))}
        <tr class="sum">
          <th scope="row">${say(msg`Sum of what is known`)}</th>
          <td></td>
          <td></td>
          <td class="n">${marked(figures.dollars(realised), isAnyEstimated('realised'))}</td>
          <td class="n">${marked(figures.dollars(income), isAnyEstimated('income'))}</td>
          <td></td>
        </tr>
      </tbody>
    </table>
  </div>`;
};

const warnings = ({ unvalued, estimated }: YearReport, hidden: number): readonly Markup[] => {
  const computed = msg`${plural(estimated, { one: '# entry has an estimate as its value, from the price of a pool at its block. It is marked.', other: '# entries have an estimate as their value, from the prices of pools at their blocks. They are marked.' })}`;
  const values = msg`${plural(unvalued, { one: '# entry has no known value: it gives neither gain nor income until its value is set in the account history.', other: '# entries have no known value: they give neither gain nor income until their values are set in the account history.' })}`;
  const left = msg`${plural(hidden, { one: '# entry of a hidden token is left out.', other: '# entries of hidden tokens are left out.' })}`;
  const texts = [
    ...(unvalued > 0 ? [values] : []),
    ...(estimated > 0 ? [computed] : []),
    ...(hidden > 0 ? [left] : []),
  ];
  return texts.map((text) => markup`<p class="warn">${say(text)}</p>`);
};

const notes = (method: CostMethod, dollar: string): readonly string[] => [
  say(
    msg`Amounts of money are in ${dollar}, which counts as one dollar. A value is known where a trade has ${dollar}, where it was set by hand, or where it is marked as an estimate.`,
  ),
  say(msg`A cost, a gain or an income that depends on an estimate is marked "estimate".`),
  method === 'average'
    ? say(msg`Average cost: a sale takes its part of the cost of everything held.`)
    : say(msg`First in, first out: a sale takes the cost of what was acquired first.`),
  say(
    msg`Pool tokens take over the cost of the tokens supplied, and a removal returns half of it to each token. Neither counts as a sale here, although some laws count it as one.`,
  ),
  say(msg`Stakes and their return are no sales and are not listed. Rewards are income at their value when received.`),
  say(
    msg`Trading fees are included in the amounts of a trade. Network fees are known for transactions sent from this browser, and for those that a balance check found. Native coins that moved without a log have no entry.`,
  ),
  say(
    msg`A dash is unknown, never zero. Money is rounded to cents, each figure by itself; the CSV files have all digits.`,
  ),
];

/** Yields a whole document, in parts, that loads nothing else. */
export function* reportPage(report: YearReport, facts: ReportFacts, figures: Figures): Iterable<Markup> {
  const { account, year, zone, method, madeAt, dollar, hidden, locale } = facts;
  const title = year === undefined ? say(msg`Account report, all years`) : say(msg`Account report ${year}`);
  const rows: readonly (readonly [string, string])[] = [
    [say(msg`Account`), account],
    [say(msg`Time zone`), zone],
    [say(msg`Cost of what is sold`), method === 'average' ? say(msg`Average cost`) : say(msg`First in, first out`)],
    [say(msg`Made`), figures.time(madeAt)],
  ];
  yield markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
<title>${title}</title>
        ${reportStyle}
      </head>
<body>
<h1>${title}</h1>
<dl>
          ${rows.map(
            ([name, text]) =>
              markup`<dt>${name}</dt>
                <dd>${text}</dd>`,
          )}
        </dl>
        ${warnings(report, hidden)}
        ${report.assets.length === 0 ? markup`<p>${say(msg`Nothing was held or moved.`)}</p>` : summary(report, figures)}
        <ul>
          ${notes(method, dollar).map((note) => markup`<li>${note}</li>`)}
        </ul>`;
  for (const asset of report.assets) yield* assetSection(asset, figures);
  yield markup`</body></html>`;
}
