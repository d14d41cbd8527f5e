import { styled } from "styled-components";

/** What paper says in another way, or not at all. */
export const OnScreen = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`;
