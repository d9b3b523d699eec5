import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { Reward, RawUnitsNotice } from '#features/rewards/index.ts';
import { SingleEntry } from '#pages/staking/single/SingleStaking.tsx';
import type { SingleProgramme } from '#reads/staking/useSingleProgrammes.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { maker, MYT } from '../trade/mockMarket.ts';

const deaf = maker(72);
const unread: SingleProgramme = {
  staking: maker(70),
  token: undefined,
  rewardToken: undefined,
  isPaused: false,
  terms: undefined,
  payable: undefined,
  staked: undefined,
  held: undefined,
  pending: undefined,
  isFailed: false,
  unreadToken: undefined,
};

const show = (programme: SingleProgramme) => {
  const { wrapper: Reads } = openReads();
  return renderUi(
    <Reads>
      <WalletProvider>
        <MemoryRouter>
          <SingleEntry programme={programme} isOpen onToggle={() => undefined} />
        </MemoryRouter>
      </WalletProvider>
    </Reads>,
  );
};

it('a programme whose token no node can read ends in words with the address', () => {
  const { container } = show({ ...unread, unreadToken: deaf });
  expect(container).toHaveTextContent("Couldn't read a token of this programme");
  expect(container).toHaveTextContent(`${shortenAddress(deaf)} didn't answer. Retrying with each new block`);
});

it('a token without decimals has its amounts in raw units, with its address and the next step', () => {
  const mute = { ...MYT, address: deaf, symbol: 'UNKNOWN', decimals: 0, inRawUnits: true } as const;
  const { wrapper: Reads } = openReads();
  renderUi(
    <Reads>
      <RawUnitsNotice tokens={[mute, MYT, undefined, mute]} />
      <Reward raw={1234n} token={mute} />
    </Reads>,
  );
  expect(screen.getByText("UNKNOWN doesn't report its decimals")).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`Check the address ${shortenAddress(deaf)} with its issuer`);
  expect(screen.getByTitle('1,234')).toHaveTextContent('1,234 raw UNKNOWN');
});
