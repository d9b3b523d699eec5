import { styled } from 'styled-components';
import { TabPanel, Tabs } from '#ui/layout/Tabs.tsx';
import { color, height, inLight, line, media, space, text } from '#ui/theme/theme.ts';

export const BookBar = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 41px;
  padding: 0 ${space(2)} 0 ${space(3)};
  border-bottom: ${line('border-subtle')};
  ${media.touch} {
    height: ${height('touch')};
  }
  ${media.phone} {
    position: relative;
    z-index: 1;
    padding: 0 ${space(1)};
    border: 0;
    justify-content: flex-end;
  }
`;

export const BookFoot = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  gap: ${space(0, 2)};
  min-height: 40px;
  margin-top: auto;
  padding: 0 ${space(3)};
  border-top: ${line('border-subtle')};
  ${text(12)}
  color: ${color('text-2')};
  white-space: nowrap;
  ${inLight} & {
    border-color: ${color('border')};
  }
  ${media.phone} {
    /* Two lines: whether orders earn rewards is known last. */
    min-height: 36px;
    align-content: start;
    margin-top: 0;
    padding-top: ${space(1)};
    border: 0;
    & > :nth-child(n + 3):not([data-kept]) {
      display: none;
    }
  }
`;

export const BookTabs = styled(Tabs)`
  --tabs-height: 40px;
  gap: ${space(3)};
  ${media.narrowDesktop} {
    gap: ${space(2)};
  }
  ${media.phone} {
    display: none;
  }
` as typeof Tabs;

export const BookPanelBody = styled(TabPanel)`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  ${media.phone} {
    flex: none;
  }
`;
