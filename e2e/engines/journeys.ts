import { comesBack } from './backJourney.ts';
import { inputMethods } from './composeJourneys.ts';
import { everyDialog, importList } from './dialogJourneys.ts';
import { newRelease, offline, oneRequestEach } from './keptJourneys.ts';
import { addAndRemove, firstMarketOrder, limitAndCancel, marketOrder, stakeAndClaim } from './moneyJourneys.ts';
import { everyPage, everyPageOnPhone, failedPage, strictBrowser, strictPolicy } from './pageJourneys.ts';
import { PHONE, type Journey } from './stage.ts';

export const journeys: readonly Journey[] = [
  { name: 'every page loads without an error', run: everyPage },
  { name: 'first pages fit a phone', run: everyPageOnPhone },
  { name: 'a market order on a phone', run: (stage) => firstMarketOrder(stage, PHONE) },
  { name: 'a market order', work: marketOrder },
  { name: 'a limit order, and its cancellation', work: limitAndCancel },
  { name: 'liquidity is added and removed', work: addAndRemove },
  { name: 'a stake, and its rewards', work: stakeAndClaim },
  { name: 'every dialog opens and closes', work: everyDialog },
  { name: 'input methods type into every field', work: inputMethods },
  { name: 'a token list is imported', run: importList },
  { name: 'the strict content policy', run: strictPolicy },
  { name: 'a strict browser', run: strictBrowser },
  { name: 'a file that was tampered with', run: failedPage },
  { name: 'each script is requested once', run: oneRequestEach },
  { name: 'a visit without a network', run: offline },
  { name: 'a new release', run: newRelease },
  { name: 'Back from another page', run: comesBack },
];
