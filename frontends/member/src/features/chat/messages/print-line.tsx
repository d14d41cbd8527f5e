import { SEPARATOR } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { styled } from "styled-components";

const Root = styled.span`
  display: none;

  @media print {
    display: block;
    font-weight: 600;
  }
`;

/** On paper each message says by itself who wrote it and when. */
export const PrintLine = ({ name, instant }: { name: string; instant: string }) => {
  const { dateTime } = useFormat();
  return (
    <Root aria-hidden>
      {name}
      {SEPARATOR}
      {dateTime(instant)}
    </Root>
  );
};
