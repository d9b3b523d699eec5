import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { NO_VALUE } from '#domain/format/noValue.ts';
import {
  AddLiquidityLink,
  BodyColumn,
  exactPoolTokens,
  Hint,
  PositionBody,
  poolTokensText,
  shareText,
} from '#features/position/index.ts';
import { FormColumn, ReadyLabel, Reward } from '#features/rewards/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { Dollars } from '#features/money/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { compoundPath } from '#config/compound.ts';
import { exchangeById } from '#config/exchanges.ts';
import { DEFAULT_EXCHANGE_ID } from '#config/exchangeRule.ts';
import { addPath } from '#config/paths.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { ClaimRewards } from './ClaimRewards.tsx';
import { EmergencyExit } from './EmergencyExit.tsx';
import type { PoolPartProps } from './poolPart.ts';
import { Pending } from './Pending.tsx';
import { StakeForm } from './StakeForm.tsx';
import { YieldFormula } from './YieldFormula.tsx';

/** Link to put rewards back into the pool, if one of its tokens is the reward. */
function CompoundLink({ pool, page }: PoolPartProps): ReactElement | null {
  const { rewardToken, isPaused } = page.context.programme;
  const { sides, exchangeId, pending, isFinished, isVaultShort } = pool;
  const { signer } = useWallet();
  const isRewarded = sides?.some(
    ({ currency }) => currency.kind === 'token' && currency.address === rewardToken?.address,
  );
  const isClosed = isFinished || isVaultShort || isPaused !== false;
  const hasBook = exchangeById(exchangeId ?? null)?.orderBook !== undefined;
  if (!sides || !isRewarded || !signer || !pending || pending[0] === 0n || isClosed || !hasBook) return null;
  const [a, b] = sides;
  const path = addPath(a.id, b.id, exchangeId === DEFAULT_EXCHANGE_ID ? undefined : exchangeId);
  return (
    <ButtonFace as={RouteLink} to={compoundPath(path)} data-variant="secondary" data-size="md" data-block="">
      <Trans>Compound</Trans>
    </ButtonFace>
  );
}

interface PoolTokensProps extends Pick<PoolPartProps, 'pool'> {
  readonly raw: bigint | undefined;
  readonly mask: ReturnType<typeof useMask>;
}

function PoolTokens({ pool, raw, mask }: PoolTokensProps): ReactElement {
  const value = pool.valueOf(raw);
  return (
    <span translate="no" title={String(mask(exactPoolTokens(raw)) ?? '')}>
      {raw === undefined ? NO_VALUE : mask(poolTokensText(raw))}
      {value && (
        <>
          {' '}
          (<Dollars value={value} isPublic={mask === ofEverybody} />)
        </>
      )}
    </span>
  );
}

const ofEverybody: PoolTokensProps['mask'] = (figure) => figure;

function Figures({ pool, page }: PoolPartProps): ReactElement {
  const mask = useMask();
  const { signer } = useWallet();
  const { rewardToken } = page.context.programme;
  const { supply, staked } = pool;
  const own: readonly KeyValueRow[] = [
    {
      key: 'own',
      label: <Trans>Your stake</Trans>,
      value: <PoolTokens pool={pool} raw={staked} mask={mask} />,
    },
    {
      key: 'share',
      label: <Trans>Your share</Trans>,
      value:
        supply !== undefined && staked !== undefined && supply >= staked && supply > 0n
          ? mask(shareText({ numerator: staked, denominator: supply }))
          : NO_VALUE,
    },
    {
      key: 'day',
      label: <Trans>You earn a day</Trans>,
      value: <Reward raw={pool.perDay(staked)} token={rewardToken} />,
    },
    ...(signer && staked !== undefined && staked > 0n
      ? []
      : [
          {
            key: 'pending',
            label: <ReadyLabel isPaid={!pool.isVaultShort && page.programme.isPaused !== true} />,
            value: <Pending pool={pool} page={page} />,
          },
        ]),
  ];
  const rows: readonly KeyValueRow[] = [
    {
      key: 'total',
      label: <Trans>Staked in total</Trans>,
      value: <PoolTokens pool={pool} raw={supply} mask={ofEverybody} />,
    },
    ...(page.account ? own : []),
  ];
  return <KeyValue rows={rows} size={14} />;
}

function PoolNotices({ pool }: Pick<PoolPartProps, 'pool'>): ReactElement {
  const { isFinished, isVaultShort, isStrange, poolToken } = pool;
  return (
    <>
      {isFinished && (
        <Banner tone="info" title={<Trans>This pool pays no more rewards</Trans>}>
          <Trans>Withdraw your pool tokens; what they have earned is paid along.</Trans>
        </Banner>
      )}
      {isVaultShort && (
        <Banner tone="danger" role="status" title={<Trans>Deposits, withdrawals and claims fail now</Trans>}>
          <Trans>
            The rewards vault can't pay what this pool is due. Wait until it is filled, or take out your pool tokens by
            an emergency withdrawal.
          </Trans>
        </Banner>
      )}
      {isStrange && (
        <Hint>
          <Trans>
            Pool tokens of <AddressLink address={poolToken.address} />: its pool couldn't be verified, so no value or
            yield is shown.
          </Trans>
        </Hint>
      )}
    </>
  );
}

function AddLiquidity({ pool }: Pick<PoolPartProps, 'pool'>): ReactElement | null {
  const { sides, exchangeId, held } = pool;
  if (!sides || pool.isFinished) return null;
  return (
    <>
      {held === 0n && (
        <Hint>
          <Trans>Add liquidity first: it gives you the pool tokens that are deposited here.</Trans>
        </Hint>
      )}
      <AddLiquidityLink sides={sides} exchangeId={exchangeId} />
    </>
  );
}

export function PoolDetails({ pool, page }: PoolPartProps): ReactElement {
  return (
    <PositionBody>
      <BodyColumn>
        <PoolNotices pool={pool} />
        <Figures pool={pool} page={page} />
        <ClaimRewards pool={pool} page={page} />
        <CompoundLink pool={pool} page={page} />
        <YieldFormula pool={pool} page={page} />
        <AddLiquidity pool={pool} />
      </BodyColumn>
      <FormColumn>
        <StakeForm pool={pool} page={page} />
        <EmergencyExit pool={pool} page={page} />
      </FormColumn>
    </PositionBody>
  );
}
