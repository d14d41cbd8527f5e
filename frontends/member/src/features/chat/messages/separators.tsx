import { color, fontSize, space } from "@legal/ui";
import { localDayOf, useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const Line = styled.li<{ $accent?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-block: ${space(5)} ${space(1)};
  color: ${({ $accent }) => ($accent ? color.accentText : color.muted)};
  font-size: ${fontSize[13]};
  font-weight: ${({ $accent }) => ($accent ? 600 : 400)};

  &::before,
  &::after {
    content: "";
    flex: 1;
    border-top: 1px solid ${({ $accent }) => ($accent ? color.accent : color.hairline)};
  }
`;

export const DaySeparator = ({ instant }: { instant: string }) => {
  const { day } = useFormat();
  return (
    <Line>
      <time dateTime={localDayOf(instant)}>{day(instant)}</time>
    </Line>
  );
};

export const UnreadSeparator = () => (
  <Line $accent data-unread>
    <FormattedMessage id="chat.unreadFromHere" />
  </Line>
);
