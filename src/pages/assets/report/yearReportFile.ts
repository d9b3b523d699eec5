import { i18n } from '@lingui/core';
import { dollarToken } from '#config/tokens/tokens.ts';
import type { Period, ZoneOffset } from '#domain/ledger/ledgerYears.ts';
import type { CostMethod } from '#domain/ledger/lots.ts';
import { createYearLedger } from '#domain/ledger/yearReport.ts';
import type { Address } from '#domain/tokens/types.ts';
import { inSlices } from '#lib/inSlices.ts';
import { applyEvents } from '../costs/costBasisOf.ts';
import { dollarSymbol, unitsOf } from '../history/fileUnits.ts';
import { allMoves, type LedgerData, type LedgerFile } from '../history/ledgerFiles.ts';
import { figuresOf } from './reportFigures.ts';
import { reportPage } from './reportPage.ts';

export interface ReportChoice {
  readonly account: Address;
  readonly method: CostMethod;
  readonly year: string | undefined;
  readonly period: Period;
  readonly zone: string;
  readonly offset: ZoneOffset;
  readonly hidden: number;
  readonly madeAt: number;
}

/** Has the same figures as the page's table and the CSV files. */
export const yearReportFile = async (data: LedgerData, choice: ReportChoice): Promise<LedgerFile> => {
  const { method, period, offset } = choice;
  const { values, estimates } = data;
  const ledger = createYearLedger({ method, dollar: dollarToken?.address, values, estimates }, period.range);
  await applyEvents(await allMoves(data), ledger.apply);
  const facts = { ...choice, dollar: dollarSymbol, locale: i18n.locale };
  const parts: string[] = [];
  const page = reportPage(ledger.report(), facts, figuresOf(unitsOf(data.rows), offset));
  await inSlices(page, ({ text }) => void parts.push(text));
  const name = ['account-report', method, ...(period.name === '' ? [] : [period.name])].join('-');
  return { name: `${name}.html`, parts, type: 'text/html' };
};
