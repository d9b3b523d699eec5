import { comesBack } from './backJourney.ts';
import { inputMethods } from './composeJourneys.ts';
import { everyDialog, importList } from './dialogJourneys.ts';
import { newRelease, offline, oneRequestEach } from './keptJourneys.ts';
import { addAndRemove, firstMarketOrder, limitAndCancel, marketOrder, stakeAndClaim } from './moneyJourneys.ts';
import { everyPage, everyPageOnPhone, failedPage, strictBrowser, strictPolicy } from './pageJourneys.ts';
import { PHONE, type Journey } from './stage.ts';

export const journeys: readonly Journey[] = [
  { name: 'every page loads without an error', inChromium: 'journeys', run: everyPage },
  { name: 'first pages fit a phone', inChromium: 'journeys', run: everyPageOnPhone },
  { name: 'a market order on a phone', inChromium: 'journeys', run: (stage) => firstMarketOrder(stage, PHONE) },
  { name: 'a market order', inChromium: 'journeys', work: marketOrder },
  { name: 'a limit order, and its cancellation', inChromium: 'journeys', work: limitAndCancel },
  { name: 'liquidity is added and removed', inChromium: 'journeys', work: addAndRemove },
  { name: 'a stake, and its rewards', inChromium: 'journeys', work: stakeAndClaim },
  { name: 'every dialog opens and closes', inChromium: 'journeys', work: everyDialog },
  { name: 'input methods type into every field', inChromium: 'journeys', work: inputMethods },
  { name: 'a token list is imported', inChromium: 'journeys', run: importList },
  { name: 'the strict content policy', run: strictPolicy },
  { name: 'a strict browser', run: strictBrowser },
  { name: 'a file that was tampered with', run: failedPage },
  { name: 'each script is requested once', run: oneRequestEach },
  { name: 'a visit without a network', run: offline },
  { name: 'a new release', run: newRelease },
  { name: 'Back from another page', run: comesBack },
];
