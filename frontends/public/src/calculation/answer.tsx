import { styled } from "styled-components";

/** What a calculation gives; it is announced when it changes. */
export const Answer = styled.output`
  display: grid;
  overflow-wrap: anywhere;
`;
