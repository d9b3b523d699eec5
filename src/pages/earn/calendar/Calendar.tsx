import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, type CSSProperties, type ReactElement } from 'react';
import { rules } from '#config/rules.ts';
import { calendarFile, upcoming } from '#domain/rewards/calendarFile.ts';
import type { Address } from '#domain/tokens/types.ts';
import { linkToPath } from '#lib/ownAddress.ts';
import { saveFile } from '#lib/saveFile.ts';
import { Lines, LinesTitle } from '#features/position/index.ts';
import { ChainDate, Duration, ListHead } from '#features/rewards/index.ts';
import type { EarnProgramme, Moment } from '#programmes/earn.ts';
import { FollowBlocks, HeldBlock } from '#reads/calls/HeldBlock.tsx';
import { useBlock } from '#reads/calls/useBlock.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { ListFoot } from '#ui/layout/ListPage.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { EarnItem, EarnList, Rail } from '../EarnStyles.ts';
import { useEarnMoments } from '../earnHooks.ts';
import { useVoteMoments } from './useVoteMoments.ts';

const FILE_NAME = 'calendar.ics';
const HOST = 'earn.myt';
const PLACES = 1000n;

function Entry({ moment, now }: { readonly moment: Moment; readonly now: bigint }): ReactElement {
  const { title, path, at, isEstimate } = moment;
  const left = <Duration seconds={at - now} />;
  return (
    <EarnItem>
      <div>
        <Lines>
          <LinesTitle as="h3">
            <RouteLink to={path}>{title}</RouteLink>
            {isEstimate && (
              <Chip>
                <Trans>Estimate</Trans>
              </Chip>
            )}
          </LinesTitle>{' '}
          <span>
            <ChainDate seconds={at} />
          </span>
        </Lines>
        <Lines data-end="">
          <span>
            <Trans>in {left}</Trans>
          </span>
        </Lines>
      </div>
    </EarnItem>
  );
}

interface TimeLineProps {
  /** In order of time, all after `now`. */
  readonly moments: readonly Moment[];
  readonly now: bigint;
}

/** Hidden from screen readers, because the list below has the dates in words. */
function TimeLine({ moments, now }: TimeLineProps): ReactElement | null {
  const last = moments.at(-1)?.at;
  if (last === undefined || moments.length < 2) return null;
  const placeOf = (at: bigint): CSSProperties =>
    ({ '--place': Number(((at - now) * PLACES) / (last - now)) / Number(PLACES) }) as CSSProperties;
  return (
    <Rail aria-hidden>
      <span>
        <Trans>Now</Trans>
      </span>
      <div>
        {moments.map(({ id, at }) => (
          <i key={id} style={placeOf(at)} />
        ))}
      </div>
      <span>
        <ChainDate seconds={last} isShort />
      </span>
    </Rail>
  );
}

interface DateListProps {
  readonly account: Address | undefined;
  readonly moments: readonly Moment[];
}

function DateList({ account, moments }: DateListProps): ReactElement | null {
  const { t } = useLingui();
  const { timestamp } = useBlock();
  const now = timestamp === undefined ? undefined : BigInt(timestamp);
  if (now === undefined) return null;
  const next = upcoming(moments, now);
  if (next.length === 0) return null;
  const estimate = t`An estimate at today's block time: blocks decide, not the clock.`;
  const save = (): void => {
    const events = next.map((moment) => ({
      ...moment,
      id: `${moment.id}@${account ?? HOST}`,
      notes: moment.isEstimate ? estimate : '',
      url: linkToPath(moment.path),
    }));
    saveFile(FILE_NAME, calendarFile(events, now), 'text/calendar');
  };
  const count = next.length;
  return (
    <>
      <ListHead>
        <h2>
          <Plural value={count} one="Calendar: # date" other="Calendar: # dates" />
        </h2>
        <Button size="sm" variant="outline" onClick={save}>
          <Trans>Save as calendar file (.ics)</Trans>
        </Button>
      </ListHead>
      <TimeLine moments={next} now={now} />
      <EarnList>
        {next.map((moment) => (
          <Entry key={moment.id} moment={moment} now={now} />
        ))}
      </EarnList>
      <ListFoot>
        <p>
          <Trans>Dates when your locks, vestings, reward periods and votes end, from the contracts.</Trans>{' '}
          {next.some(({ isEstimate }) => isEstimate) && estimate}
        </p>
      </ListFoot>
    </>
  );
}

interface CalendarProps {
  readonly account: Address | undefined;
  readonly programmes: readonly EarnProgramme[];
}

const Moments = memo(function Moments({ account, programmes }: CalendarProps) {
  const moments = [...useEarnMoments(programmes, account), ...useVoteMoments(account)];
  return (
    <FollowBlocks>
      <DateList account={account} moments={moments} />
    </FollowBlocks>
  );
});

/** Dates change rarely; only the time left until them follows every block. */
export function Calendar(props: CalendarProps): ReactElement {
  return (
    <HeldBlock blocks={rules.rewards.listBlocks}>
      <Moments {...props} />
    </HeldBlock>
  );
}
