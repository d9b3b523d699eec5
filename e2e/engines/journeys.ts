import { comesBack } from './backJourney.ts';
import { inputMethods } from './composeJourneys.ts';
import { everyDialog, importList } from './dialogJourneys.ts';
import { newRelease, offline, oneRequestEach } from './keptJourneys.ts';
import { addAndRemove, limitAndCancel, marketOrder, stakeAndClaim } from './moneyJourneys.ts';
import { everyPage, everyPageOnPhone, failedPage, strictBrowser, strictPolicy } from './pageJourneys.ts';
import { DESKTOP, PHONE, type Journey } from './stage.ts';

export const journeys: readonly Journey[] = [
  { name: 'every page loads without an error', run: everyPage },
  { name: 'first pages fit a phone', run: everyPageOnPhone },
  { name: 'a market order', run: (stage) => marketOrder(stage, DESKTOP) },
  { name: 'a market order on a phone', run: (stage) => marketOrder(stage, PHONE) },
  { name: 'a limit order, and its cancellation', run: limitAndCancel },
  { name: 'liquidity is added and removed', run: addAndRemove },
  { name: 'a stake, and its rewards', run: stakeAndClaim },
  { name: 'every dialog opens and closes', run: everyDialog },
  { name: 'input methods type into every field', run: inputMethods },
  { name: 'a token list is imported', run: importList },
  { name: 'the strict content policy', run: strictPolicy },
  { name: 'a strict browser', run: strictBrowser },
  { name: 'a file that was tampered with', run: failedPage },
  { name: 'each script is requested once', run: oneRequestEach },
  { name: 'a visit without a network', run: offline },
  { name: 'a new release', run: newRelease },
  { name: 'Back from another page', run: comesBack },
];
