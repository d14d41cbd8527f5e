import { onFirstInteraction } from "@legal/web-kit/first-interaction";
import { startTransition, useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";

const Unread = styled.div<{ $height: string }>`
  content-visibility: auto;
  contain-intrinsic-block-size: ${({ $height }) => $height};
`;

/**
 * A part of a page below the fold. The browser lays it out when it is scrolled to, not at first and not again for each
 * font that arrives; until then it takes `height`.
 */
export const BelowFold = ({ height, children }: { height: string; children: ReactNode }) => {
  const [read, setRead] = useState(false);
  useEffect(() => onFirstInteraction(() => startTransition(() => setRead(true))), []);
  return (
    <Unread $height={height} style={read ? { contentVisibility: "visible" } : undefined}>
      {children}
    </Unread>
  );
};
