import { buttonStyle, iconButtonStyle, interactiveCardStyle, linkStyle, type ButtonLook } from "@legal/ui";
import { Link } from "react-router-dom";
import { styled } from "styled-components";

/** Inside running text. */
export const TextLink = styled(Link)`
  ${linkStyle}
`;

/** Looks like a button and goes somewhere: `$variant`, `$size`, `$fullWidth` as a button has them. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

/** An icon that goes somewhere; give it a name (`aria-label` or hidden text) and `title`. */
export const IconLink = styled(Link)`
  ${iconButtonStyle}
`;

/** A card that is one link as a whole. */
export const CardLink = styled(Link)<{ $padding?: number }>`
  ${interactiveCardStyle}
`;
