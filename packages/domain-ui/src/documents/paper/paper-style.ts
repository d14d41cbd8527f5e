import type { PageFormat } from "@legal/document-types";
import { color, media, radius, shadow } from "@legal/ui";
import { styled } from "styled-components";

const A4_WIDTH_MM = 210;
const A4_HEIGHT_MM = 297;
const POINT_MM = 25.4 / 72;

/** A length of the paper, in hundredths of the sheet's width on the screen. */
const ofSheet = (millimetres: number) => `${((millimetres / A4_WIDTH_MM) * 100).toFixed(3)}cqi`;

export const Sheets = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  container-type: inline-size;
  color: ${color.ink};
  /* The site names a family for each element in Korean. */
  &,
  & :lang(ko) {
    font-family: "Noto Serif KR", "Noto Serif CJK KR", "Nanum Myeongjo", Batang, "바탕", AppleMyungjo, serif;
  }
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

/** As on A4 where it can be read; on a phone the type stays large enough and the lines break again. */
export const Sheet = styled.div<{ $format: PageFormat }>`
  min-height: ${ofSheet(A4_HEIGHT_MM)};
  padding: min(${({ $format }) => ofSheet($format.margins.top)}, 96px)
    max(20px, ${({ $format }) => ofSheet($format.margins.right)}) ${({ $format }) => ofSheet($format.margins.bottom)}
    max(20px, ${({ $format }) => ofSheet($format.margins.left)});
  border: 1px solid ${color.hairline};
  border-radius: 2px;
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  font-size: max(0.875rem, ${({ $format }) => ofSheet($format.fontSize * POINT_MM)});
  line-height: ${({ $format }) => $format.lineHeight};

  @media print {
    border: 0;
    box-shadow: none;
  }
`;

export const BlockFrame = styled.div<{ $current: boolean; $picked: boolean }>`
  position: relative;
  margin-inline: -8px;
  padding-inline: 8px;
  border-radius: ${radius.control};
  scroll-margin-block: 96px;
  background: ${({ $current }) => ($current ? color.accentTint : "transparent")};
  cursor: ${({ $picked }) => ($picked ? "pointer" : "auto")};

  ${media.hover} {
    &:hover {
      background: ${({ $current, $picked }) => {
        if ($current) return color.accentTint;
        return $picked ? color.sunken : "transparent";
      }};
    }
  }
`;

export const PaperTitle = styled.h2`
  margin-block-end: 1.2em;
  font-size: 1.6em;
  font-weight: 700;
  line-height: 1.4;
  letter-spacing: 0.35em;
  text-indent: 0.35em;
  text-align: center;
  text-wrap: balance;
`;

export const PaperHeading = styled.h3`
  margin-block: 1.1em 0.3em;
  font-size: 1.15em;
  font-weight: 700;
  line-height: 1.6;
  letter-spacing: 0.3em;
  text-indent: 0.3em;
  text-align: center;
`;

export const AnnexTitle = styled.h3`
  margin-block-end: 0.8em;
  font-size: 1.15em;
  font-weight: 700;
  line-height: 1.6;
`;

export const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(4.5em, auto) minmax(0, 1fr);
  gap: 0.2em 1.4em;
  margin-block-end: 0.8em;
  line-height: 1.7;

  dt {
    font-weight: 700;
  }
`;

const INDENT_EM = 1.1;

export const Line = styled.p<{ $level: number }>`
  display: flex;
  gap: 0.5em;
  margin-inline-start: ${({ $level }) => Math.max(0, $level - 1) * INDENT_EM}em;
  text-indent: ${({ $level }) => ($level === 0 ? "1em" : 0)};
  white-space: pre-line;

  & > span:first-child:not(:last-child) {
    flex: none;
  }
`;

export const Scroller = styled.div`
  margin-block: 0.6em;
  overflow-x: auto;
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.92em;
  line-height: 1.5;

  th,
  td {
    padding: 0.35em 0.5em;
    border: 1px solid ${color.control};
    text-align: start;
    vertical-align: top;
  }
  th {
    background: ${color.sunken};
    font-weight: 700;
    text-align: center;
  }
`;

export const FigurePicture = styled.img`
  display: block;
  max-width: 100%;
  max-height: ${ofSheet(192)};
  margin-inline: auto;
`;

export const Centred = styled.p`
  margin-block: 1.4em 0.6em;
  text-align: center;
`;

export const Signature = styled.div`
  text-align: end;
`;

export const Addressee = styled.p`
  margin-block-start: 1.6em;
  font-size: 1.25em;
  font-weight: 700;
  text-align: center;
`;

/** In the margin: out of the way of the text, and always there for keys and fingers. */
export const Tools = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 100%;
  display: flex;
  flex-direction: column;
  width: 24px;
  margin-inline-start: -10px;
`;

export const Tool = styled.button<{ $quiet: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 24px;
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: ${({ $quiet }) => ($quiet ? "transparent" : color.accent)};
  color: ${({ $quiet }) => ($quiet ? color.muted : color.onAccent)};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1;
  cursor: pointer;

  ${media.hover} {
    opacity: ${({ $quiet }) => ($quiet ? 0 : 1)};

    ${BlockFrame}:hover &,
    &:focus-visible {
      opacity: 1;
    }
  }
  @media print {
    display: none;
  }
`;
