import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { startApplication } from './application.ts';
import { startCompressedServer } from './pageLoad/compressedServer.ts';
import { openSlowPhone } from './pageLoad/slowPhone.ts';
const app = await startApplication(console.error);
const program = findBrowser();
const server = await startCompressedServer(app.outDir);
const browser = await chromium.launch({ executablePath: program.ok ? program.value : '', args: ['--no-sandbox'] });
for (const path of process.argv.slice(2)) {
  const { page, close } = await openSlowPhone(browser);
  await page.addInitScript(() => { (window as any).shifts = []; new PerformanceObserver((l) => l.getEntries().forEach((e: any) => (window as any).shifts.push([Math.round(e.startTime), e.value.toFixed(4), ...e.sources.map((x: any) => (x.node?.className || x.node?.nodeName) + ' ' + (x.node?.textContent ?? '').slice(0, 40) + ' ' + [x.previousRect.x, x.previousRect.y, x.previousRect.height, x.currentRect.x, x.currentRect.y, x.currentRect.height].map(Math.round))].join(' | ')))).observe({ type: 'layout-shift', buffered: true }); });
  await page.goto(new URL(path, server.url).href, { waitUntil: 'commit' });
  for (const ms of [1500, 4500, 12000]) { await page.waitForTimeout(ms === 1500 ? 1500 : ms === 4500 ? 3000 : 7500); await page.screenshot({ path: `/tmp/cls${path.replace(/\W/g, '_')}${ms}.png` }); }
  console.log(path, JSON.stringify(await page.evaluate(() => (window as any).shifts), null, 1));
  await close();
}
await browser.close(); await server.stop(); await app.stop(); process.exit(0);
