import { useState } from 'react';
import type { CostMethod } from '#domain/ledger/lots.ts';
import type { Address } from '#domain/tokens/types.ts';
import { importWithRetry } from '#lib/later.ts';
import { saveFile } from '#lib/saveFile.ts';
import { encoded } from './fileParts.ts';
import { ledgerFile, type FileFormat, type LedgerData, type LedgerFile } from './ledgerFiles.ts';
import { EVERY_YEAR, type LedgerPeriod } from './useLedgerPeriod.ts';

export type ChosenFormat = FileFormat | `report-${CostMethod}`;

const reportMethods: Readonly<Partial<Record<ChosenFormat, CostMethod>>> = {
  'report-average': 'average',
  'report-fifo': 'fifo',
};

export const isReport = (format: ChosenFormat): format is `report-${CostMethod}` => format in reportMethods;

interface ReportOf {
  readonly account: Address;
  readonly hidden: number;
  readonly choice: LedgerPeriod;
}

interface LedgerSaving {
  readonly save: (data: LedgerData, format: ChosenFormat) => void;
  readonly isMaking: boolean;
  readonly isFailed: boolean;
}

export const useSaveLedger = ({ account, hidden, choice }: ReportOf): LedgerSaving => {
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const { year, period, zone, offset } = choice;
  const report = async (data: LedgerData, method: CostMethod): Promise<LedgerFile> => {
    const { yearReportFile } = await importWithRetry(() => import('../report/yearReportFile.ts'));
    const reportYear = year === EVERY_YEAR ? undefined : year;
    const madeAt = Math.floor(Date.now() / 1000);
    return yearReportFile(data, { account, hidden, method, year: reportYear, period, zone, offset, madeAt });
  };
  const make = async (data: LedgerData, format: ChosenFormat): Promise<void> => {
    setState('making');
    try {
      const made = isReport(format)
        ? await report(data, reportMethods[format] ?? 'average')
        : await ledgerFile(data, format, period);
      saveFile(made.name, await encoded(made.parts), made.type);
      setState('idle');
    } catch (cause) {
      console.warn('A file could not be made', cause);
      setState('failed');
    }
  };
  return {
    save: (data, format) => void make(data, format),
    isMaking: state === 'making',
    isFailed: state === 'failed',
  };
};
