import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { fontSize, SQUARE_TEXT, type FontSize } from "../theme/tokens.ts";

const sizeOfLevel = { 1: 36, 2: 28, 3: 18, 4: 16 } as const;

type HeadingProps = ComponentPropsWithRef<"h1"> & { level: 1 | 2 | 3 | 4; size?: FontSize };

const Root = styled.h1<{ $size: FontSize }>`
  font-size: ${({ $size }) => fontSize[$size]};
  font-weight: 650;
  line-height: ${({ $size }) => ($size >= 28 ? 1.25 : 1.4)};
  letter-spacing: ${({ $size }) => ($size >= 28 ? "-0.022em" : "-0.012em")};
  text-wrap: balance;

  &${SQUARE_TEXT} {
    letter-spacing: 0;
  }
`;

/** A heading whose level follows the outline and whose size may differ from it. */
export const Heading = ({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) => (
  <Root as={`h${level}`} $size={size} {...rest} />
);
