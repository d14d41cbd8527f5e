import { keyframes, styled } from "styled-components";

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** The turning ring alone; the text beside it says what is going on. */
export const SpinnerMark = styled.span.attrs({ "aria-hidden": true })<{ $size?: string }>`
  display: inline-block;
  flex: none;
  width: ${({ $size = "1.1em" }) => $size};
  height: ${({ $size = "1.1em" }) => $size};
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`;
