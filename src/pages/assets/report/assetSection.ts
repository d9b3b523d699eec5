import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { needsValue } from '#domain/ledger/costLedger.ts';
import { isGainEstimated, type CostStep } from '#domain/ledger/costStep.ts';
import type { CostedAmount } from '#domain/ledger/lots.ts';
import { plus, whole, type Rational } from '#domain/ledger/rational.ts';
import type { AssetYear, ReportPart } from '#domain/ledger/yearReport.ts';
import type { Address } from '#domain/tokens/types.ts';
import { markup, type Markup } from '#lib/markup.ts';
import { kindNames } from '../costs/kindNames.ts';
import { say } from './say.ts';
import { isZero, marked, type Figures } from './reportFigures.ts';

const partNames: Readonly<Record<ReportPart, MessageDescriptor>> = {
  acquired: msg`Acquired`,
  income: msg`Income`,
  sold: msg`Sold`,
  moved: msg`Sent, or moved to or from a pool`,
  fees: msg`Network fees`,
};

const order: readonly ReportPart[] = ['acquired', 'income', 'sold', 'moved', 'fees'];

const unknownPart = (asset: Address, uncosted: Rational, figures: Figures): Markup => {
  if (isZero(uncosted)) return markup``;
  const amount = figures.amount(asset, uncosted);
  return markup`<small>${say(msg`of unknown cost: ${amount}`)}</small>`;
};

const isUncosted = ({ cost, uncosted }: Pick<CostedAmount, 'cost' | 'uncosted'>): boolean =>
  isZero(cost) && !isZero(uncosted);

const row = (cells: readonly (string | Markup)[], kind = ''): Markup => {
  const [first = '', second = '', ...figures] = cells;
  return markup`<tr class="${kind}">
<td>${first}</td>
<th scope="row">${second}</th>
    ${figures.map((cell) => markup`<td class="n">${cell}</td>`)}
  </tr>`;
};

const balanceRow = (name: string, asset: Address, held: CostedAmount, figures: Figures): Markup => {
  const amount = figures.amount(asset, plus(held.costed, held.uncosted));
  return row(
    [
      ...['', name, markup`${amount}${unknownPart(asset, held.uncosted, figures)}`, ''],
      ...[marked(figures.dollars(isUncosted(held) ? undefined : held.cost), held.isCostEstimated), ''],
    ],
    'balance',
  );
};

/** Empty for pool tokens, which have a cost instead. */
const valueText = ({ move, value }: CostStep, part: ReportPart, figures: Figures): string => {
  const isCarried = part === 'moved' || part === 'fees' || move.kind === 'poolEntry' || move.kind === 'poolExit';
  return isCarried ? '' : figures.dollars(value === undefined ? undefined : whole(value));
};

const estimateMark = ({ isValueEstimated }: CostStep): Markup =>
  isValueEstimated ? markup`<small>${say(msg`estimate from a pool price`)}</small>` : markup``;

const stepRow = (step: CostStep, part: ReportPart, figures: Figures): Markup => {
  const { move, cost, isCostEstimated, gain, uncosted } = step;
  const { asset, kind, amount, timestamp, transactionHash } = move;
  return row([
    figures.time(timestamp),
    markup`${say(kindNames[kind])}<small class="hash">${transactionHash}</small>`,
    markup`${figures.signed(asset, whole(amount))}${unknownPart(asset, uncosted, figures)}`,
    markup`${valueText(step, part, figures)}${estimateMark(step)}`,
    marked(figures.dollars(isUncosted(step) ? undefined : cost), isCostEstimated),
    part === 'sold' ? marked(figures.dollars(gain), isGainEstimated(step)) : '',
  ]);
};

export const realisedText = (year: AssetYear, figures: Figures): Markup =>
  marked(figures.dollars(year.isRealisedKnown ? year.realised : undefined), year.isEstimated.realised);

interface PartSum {
  readonly add: (step: CostStep) => void;
  readonly row: (figures: Figures) => Markup;
}

/** Sums known parts only; a part without any has no sum. */
const createPartSum = (year: AssetYear, part: ReportPart): PartSum => {
  let amount = 0n;
  let unknown = 0;
  let value: bigint | undefined;
  let cost: Rational | undefined;
  let [isValueEstimated, isCostEstimated] = [false, false];
  const carries = part === 'moved' || part === 'fees';
  return {
    add(step) {
      amount += step.move.amount;
      if (step.value !== undefined) value = (value ?? 0n) + step.value;
      else if (needsValue(step.move)) unknown += 1;
      isValueEstimated ||= step.isValueEstimated;
      isCostEstimated ||= step.isCostEstimated;
      if (!isUncosted(step)) cost = cost ? plus(cost, step.cost) : step.cost;
    },
    row(figures) {
      const excluded = say(
        msg`${plural(unknown, { one: 'excludes # entry of unknown value', other: 'excludes # entries of unknown value' })}`,
      );
      return row(
        [
          '',
          unknown === 0 ? say(msg`Sum`) : markup`${say(msg`Sum`)}<small>${excluded}</small>`,
          figures.signed(year.asset, whole(amount)),
          carries ? '' : marked(figures.dollars(value === undefined ? undefined : whole(value)), isValueEstimated),
          marked(figures.dollars(cost), isCostEstimated),
          part === 'sold' ? realisedText(year, figures) : '',
        ],
        'sum',
      );
    },
  };
};

function* partRows(year: AssetYear, part: ReportPart, figures: Figures): Iterable<Markup> {
  const steps = year.parts[part];
  if (steps.length === 0) return;
  yield markup`<tbody>
<tr>
<th colspan="6" scope="rowgroup" class="part">${say(partNames[part])}</th>
</tr>`;
  const sum = createPartSum(year, part);
  for (const step of steps) {
    sum.add(step);
    yield stepRow(step, part, figures);
  }
  yield markup`${sum.row(figures)}</tbody>`;
}

const missingRow = ({ asset, withoutEntry }: AssetYear, figures: Figures): Markup =>
  isZero(withoutEntry)
    ? markup``
    : row(
        ['', say(msg`Left beyond what all entries brought`), figures.signed(asset, withoutEntry), '', NO_VALUE, ''],
        'balance',
      );

/** Yields one or more printed pages, in parts. */
export function* assetSection(year: AssetYear, figures: Figures): Iterable<Markup> {
  const { asset, opening, closing } = year;
  const heads = [say(msg`Amount`), say(msg`Value`), say(msg`Cost`), say(msg`Gain`)].map(
    (name) => markup`<th scope="col" class="n">${name}</th>`,
  );
  yield markup`<section>
<h2>${figures.unit(asset)}</h2>
<p class="hash">${asset}</p>
<div class="wide">
<table>
<thead>
<tr>
<th scope="col">${say(msg`Date`)}</th>
          <th scope="col">${say(msg`Entry`)}</th>
          ${heads}
        </tr>
      </thead>
      <tbody>
        ${balanceRow(say(msg`Opening balance`), asset, opening, figures)}
      </tbody>`;
  for (const part of order) yield* partRows(year, part, figures);
  yield markup`<tbody>
        ${missingRow(year, figures)}${balanceRow(say(msg`Closing balance`), asset, closing, figures)}
      </tbody>
    </table>
    </div>
  </section> `;
}
