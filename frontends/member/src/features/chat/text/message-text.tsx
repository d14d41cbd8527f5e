import { linkStyle } from "@legal/ui";
import { useMemo } from "react";
import { styled } from "styled-components";
import { Truncated, isLong } from "./truncated.tsx";
import { linkParts } from "./link-parts.ts";

const Root = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  a {
    ${linkStyle}
  }
`;

/** People write in any language on a page of another: a Korean word is never torn apart, Chinese has no words to keep. */
const breakOf = (text: string) => (/\p{Script=Hangul}/u.test(text) ? "keep-all" : "normal");

/** What a person wrote, with its line breaks, folded where it is long; web addresses open in a new tab. */
export const MessageText = ({ text }: { text: string }) => {
  const parts = useMemo(() => linkParts(text), [text]);
  const words = (
    <Root dir="auto" style={{ wordBreak: breakOf(text) }}>
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
  return isLong(text) ? <Truncated>{words}</Truncated> : words;
};
