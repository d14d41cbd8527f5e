import { linkStyle } from "@legal/ui";
import { useMemo } from "react";
import { styled } from "styled-components";
import { linkParts } from "./link-parts.ts";

const Root = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  a {
    ${linkStyle}
  }
`;

/** What a person wrote, with its line breaks; web addresses open in a new tab. */
export const MessageText = ({ text }: { text: string }) => {
  const parts = useMemo(() => linkParts(text), [text]);
  return (
    <Root dir="auto">
      {parts.map(({ text: part, href }, index) =>
        href ? (
          <a key={`${index} ${href}`} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </Root>
  );
};
