import { color, space } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../links/paths.ts";

/** Where a narrow header leaves no room for the name, it wraps out of sight as a whole; the mark stays. */
const Root = styled(Link)`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: 44px ${space(2)};
  min-width: 28px;
  height: 44px;
  padding-block-start: 6px;
  overflow: hidden;
  color: ${color.ink};
  font-size: 1.1875rem;
  font-weight: 750;
  letter-spacing: -0.03em;
  text-decoration: none;
  white-space: nowrap;
`;

const Sheet = styled.path`
  fill: ${color.primary};
`;
const Lines = styled.path`
  stroke: ${color.onPrimary};
  stroke-width: 2;
  stroke-linecap: round;
`;
const Seal = styled.circle`
  fill: ${color.accent};
`;

/** A sheet of paper with a seal. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden focusable={false}>
    <Sheet d="M6 3h11l6 6v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z" />
    <Lines d="M9 11h6M9 15.5h9" />
    <Seal cx="19" cy="20" r="4.2" />
  </svg>
);

export const Brand = () => {
  const { formatMessage } = useIntl();
  return (
    <Root to={paths.home} aria-label={formatMessage({ id: "site.home" })}>
      <BrandMark />
      <FormattedMessage id="site.name" />
    </Root>
  );
};
