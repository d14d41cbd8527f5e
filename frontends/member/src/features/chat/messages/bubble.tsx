import { color, media, space } from "@legal/ui";
import { css, styled } from "styled-components";

type BubbleLook = "own" | "other" | "ai";

const looks = {
  own: css`
    border-color: transparent;
    border-end-end-radius: 4px;
    background: ${color.accentTint};
  `,
  other: css`
    border-end-start-radius: 4px;
    background: ${color.surface};
  `,
  ai: css`
    border-style: dashed;
    border-color: ${color.control};
    border-end-start-radius: 4px;
    background: transparent;
  `,
};

/** What one message says. */
export const Bubble = styled.div<{ $look: BubbleLook }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-width: 0;
  max-width: 100%;
  padding: ${space(2)} ${space(3.5)};
  border: 1px solid ${color.hairline};
  border-radius: 16px;
  line-height: 1.6;
  ${({ $look }) => looks[$look]}
`;

/** One message with what stands around it; own ones at the end of the line. */
export const MessageLine = styled.li<{ $own: boolean; $continues: boolean }>`
  display: flex;
  flex-direction: ${({ $own }) => ($own ? "row-reverse" : "row")};
  gap: ${space(2)};
  margin-block-start: ${({ $continues }) => space($continues ? 1 : 4)};
`;

export const MessageBody = styled.div<{ $own: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $own }) => ($own ? "end" : "start")};
  gap: ${space(1)};
  min-width: 0;
  max-width: min(88%, 560px);

  ${media.tablet} {
    max-width: min(80%, 620px);
  }
`;

/** The bubble with the time at its foot: beside it where there is room, else below it. */
export const BubbleRow = styled.div<{ $own: boolean }>`
  display: flex;
  flex-flow: ${({ $own }) => ($own ? "row-reverse" : "row")} wrap;
  align-items: end;
  gap: ${space(1)} ${space(1.5)};
  max-width: 100%;

  ${media.tablet} {
    flex-wrap: nowrap;
  }
`;
