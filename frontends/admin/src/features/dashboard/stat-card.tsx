import { cardStyle, color, fontSize, interactiveCardStyle, Skeleton, space } from "@legal/ui";
import { useIntl } from "react-intl";
import { css, styled } from "styled-components";

interface StatCardProps {
  label: string;
  /** Undefined while it is loading. */
  value: number | undefined;
  /** A line below the label. */
  detail?: string | null | undefined;
  loading?: boolean;
  alarm?: boolean;
  onClick?: (() => void) | undefined;
}

/** A label may need two lines; the numbers of a row stay aligned. */
const columnStyle = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  width: 100%;
  height: 100%;
`;

const Plain = styled.div<{ $padding?: number }>`
  ${cardStyle}
  ${columnStyle}
`;

const Pressable = styled.button<{ $padding?: number }>`
  ${interactiveCardStyle}
  ${columnStyle}
`;

const Label = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${fontSize[15]};
`;

const Detail = styled.span`
  display: block;
  font-size: ${fontSize[13]};
`;

/** A number is never broken; four cards fit a row, two on a phone. */
const sizeOf = (text: string): string => {
  if (text.length <= "9,999".length) return fontSize[36];
  return text.length <= "99,999".length ? fontSize[28] : fontSize[22];
};

const Value = styled.span<{ $alarm: boolean; $size: string }>`
  display: block;
  margin-block-start: ${space(1)};
  color: ${({ $alarm }) => ($alarm ? color.danger : color.ink)};
  font-size: ${({ $size }) => $size};
  font-weight: 650;
  line-height: 43px;
  white-space: nowrap;
`;

/** One number with its name; a button when `onShow` is given. */
export const StatCard = ({ label, value, detail, loading = false, alarm = false, onClick }: StatCardProps) => {
  const { formatNumber } = useIntl();
  const number = value === undefined ? "–" : formatNumber(value);
  const content = (
    <>
      <Label>
        {label}
        {detail && <Detail>{detail}</Detail>}
      </Label>
      <Value $alarm={alarm} $size={sizeOf(number)}>
        {loading ? <Skeleton $width="56px" $height="43px" /> : number}
      </Value>
    </>
  );
  return onClick ? (
    <Pressable type="button" onClick={onClick}>
      {content}
    </Pressable>
  ) : (
    <Plain>{content}</Plain>
  );
};
