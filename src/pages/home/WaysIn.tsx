import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { earnStart } from '#config/earnPages.ts';
import { paths } from '#config/paths.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Icon, type IconName } from '#ui/text/Icon.tsx';
import { color, glide, height, media, radius, space, text, weight } from '#ui/theme/theme.ts';

const boxSide = '36px';

const Cards = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

const Way = styled(Card)`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(5)};
  transition: ${glide('fast', 'background-color')};
  &:hover {
    background: ${color('surface-hover')};
  }
  & > span {
    display: grid;
    place-items: center;
    width: ${boxSide};
    height: ${boxSide};
    margin-bottom: ${space(2)};
    border-radius: ${radius(10)};
    background: ${color('surface-3')};
  }
  & > h2 {
    ${text(14)}
    font-weight: ${weight('semibold')};
  }
  & > p {
    color: ${color('text-2')};
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${height('sm')};
    font-weight: ${weight('medium')};
    color: ${color('accent-text')};
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius(10)};
  }
  & > a:focus-visible {
    outline: none;
  }
  & > a:focus-visible::after {
    outline: var(--line-mark) solid ${color('focus')};
  }
  ${media.phone} {
    padding: ${space(4)};
  }
`;

interface WayIn {
  readonly path: string;
  readonly icon: IconName;
  readonly title: MessageDescriptor;
  readonly words: MessageDescriptor;
  readonly press: MessageDescriptor;
}

const ways: readonly WayIn[] = [
  {
    path: paths.trade,
    icon: 'swap',
    title: msg`Trade`,
    words: msg`Buy and sell at market or by limit. Average price, worst price and every fee are shown before you sign.`,
    press: msg`Open the ticket`,
  },
  {
    path: paths.poolV2,
    icon: 'drop',
    title: msg`Provide`,
    words: msg`Put two tokens into a pool and earn fees from the trades it fills.`,
    press: msg`See your liquidity`,
  },
  {
    path: earnStart === undefined ? paths.liquidityMining : paths.earn,
    icon: 'layers',
    title: msg`Earn`,
    words: msg`Stake pool tokens or single tokens, and earn with trades you make anyway. Each yield is shown with its formula.`,
    press: msg`See what pays rewards`,
  },
];

export function WaysIn(): ReactElement {
  const { t } = useLingui();
  return (
    <Cards aria-label={t`Ways to take part`}>
      {ways.map(({ path, icon, title, words, press }) => (
        <Way as="article" key={path}>
          <span>
            <Icon name={icon} size={20} />
          </span>
          <h2>{t(title)}</h2>
          <p>{t(words)}</p>
          <RouteLink to={path}>
            {t(press)}
            <Icon name="chevronRight" size={16} />
          </RouteLink>
        </Way>
      ))}
    </Cards>
  );
}
