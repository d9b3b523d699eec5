import { styled } from 'styled-components';
import { color, media, space, text, weight } from '#ui/theme/theme.ts';

/** Scrolls on a desktop. On a phone it grows, and a wider table scrolls sideways. */
export const PanelBody = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  & table {
    width: 100%;
  }
  ${media.phone} {
    overflow: auto hidden;
  }
`;

export const WithLogo = styled.span`
  display: inline-flex;
  vertical-align: top;
  align-items: center;
  gap: ${space(1)};
`;

export const SideWord = styled.span`
  display: inline-flex;
  vertical-align: top;
  align-items: center;
  gap: ${space(1)};
  color: ${color('buy-text')};
  &[data-side='SELL'] {
    color: ${color('sell-text')};
  }
`;

export const FilledBar = styled.span`
  display: inline-grid;
  vertical-align: top;
  grid-template-columns: 44px auto;
  align-items: center;
  gap: ${space(2)};
  font-weight: ${weight('medium')};
  & > i {
    height: 4px;
    border-radius: 2px;
    background:
      linear-gradient(${color('accent-text')}, ${color('accent-text')}) left / calc(var(--v) * 1%) 100% no-repeat,
      ${color('surface-3')};
  }
`;

export const RecipientNote = styled.p`
  margin-top: ${space(1)};
  ${text(12)}
  color: ${color('text-3')};
  & > b {
    display: block;
    overflow-wrap: anywhere;
    color: ${color('text-2')};
    font-weight: ${weight('medium')};
  }
`;
