import { cpus, loadavg, totalmem } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { startApplication, type Application } from './application.ts';
import type { Findings } from './figures.ts';

export const say = (message: string): void => console.error(`bench: ${message}`);

export const machine = (): Findings => ({
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1e9),
  loadAtStart: Number((loadavg()[0] ?? 0).toFixed(2)),
  system: `${process.platform} ${process.arch}`,
  node: process.version,
});

export const withBrowser = async <T>(measure: (browser: Browser) => Promise<T>): Promise<T> => {
  const program = findBrowser();
  if (!program.ok) throw new Error(program.error);
  const browser = await chromium.launch({
    executablePath: program.value,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
};

export const withApplication = async <T>(measure: (application: Application) => Promise<T>): Promise<T> => {
  const application = await startApplication(say);
  try {
    return await measure(application);
  } finally {
    await application.stop();
  }
};
