import { styled } from "styled-components";
import { buttonStyle, type ButtonLook } from "./button-style.ts";

/** A link that looks like a button, for addresses outside the router. */
export const ButtonAnchor = styled.a<ButtonLook>`
  ${buttonStyle}
`;
