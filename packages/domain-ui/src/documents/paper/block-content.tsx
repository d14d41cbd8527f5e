import type { Document } from "@legal/contracts";
import { outlineMarker, type Block } from "@legal/document-types";
import type { ReactNode } from "react";
import { fileUrlOf } from "../file-url.ts";
import {
  Addressee,
  AnnexTitle,
  Centred,
  FigurePicture,
  Grid,
  Line,
  PaperHeading,
  PaperTitle,
  Rows,
  Scroller,
  Signature,
} from "./paper-style.ts";

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

interface Shown {
  /** Which its figures show. */
  exhibits?: Document["exhibits"] | undefined;
}

/** Lines of a paper have no identity but their place. */
const inOrder = <T,>(items: readonly T[], show: (item: T) => ReactNode) =>
  // oxlint-disable-next-line react/no-array-index-key -- as said above
  items.map((item, index) => <div key={index}>{show(item)}</div>);

const Parties = ({ block: { parties } }: { block: Of<"parties"> }) => (
  <Rows>
    {parties.flatMap(({ role, number, lines }, index) => [
      // oxlint-disable-next-line react/no-array-index-key -- parties of one role have no identity but their place
      <dt key={`role-${index}`}>{number === undefined ? role : `${role} ${number}`}</dt>,
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <dd key={`lines-${index}`}>{inOrder(lines, (line) => line)}</dd>,
    ])}
  </Rows>
);

const Facts = ({ block: { rows } }: { block: Of<"facts"> }) => (
  <Rows>
    {rows.flatMap(({ label, value }) => [
      <dt key={`${label} label`}>{label}</dt>,
      <dd key={`${label} value`}>{value}</dd>,
    ])}
  </Rows>
);

const Paragraph = ({ block: { text, level, ordinal } }: { block: Of<"paragraph"> }) => (
  <Line $level={level}>
    {level !== 0 && ordinal !== undefined && <span>{outlineMarker(level, ordinal)}</span>}
    <span>{text}</span>
  </Line>
);

const Table = ({ block: { columns, rows } }: { block: Of<"table"> }) => {
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return (
    <Scroller>
      <Grid>
        <colgroup>
          {columns.map(({ label, weight }) => (
            <col key={label} style={{ width: `${(weight / whole) * 100}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a paper have no identity but their place
            <tr key={index}>
              {columns.map(({ label, align }, column) => (
                <td key={label} style={{ textAlign: align }}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
};

/** In words where it is not one picture, and in a version whose files are not at hand. */
const Figure = ({ block: { exhibitId, text }, exhibits }: Shown & { block: Of<"figure"> }) => {
  const exhibit = exhibits?.find(({ id }) => id === exhibitId);
  return exhibit?.fileType.startsWith("image/") && !exhibit.furtherFiles?.length ? (
    <FigurePicture src={fileUrlOf(exhibit.fileId)} alt={text} />
  ) : (
    <Line $level={0}>{`[그림: ${text}]`}</Line>
  );
};

const Texts = ({ block }: { block: Of<"title" | "heading" | "date" | "addressee"> }) => {
  const Frame = { title: PaperTitle, heading: PaperHeading, date: Centred, addressee: Addressee }[block.kind];
  return <Frame>{block.text}</Frame>;
};

/** A block of a paper as it is set. Texts are plain: nothing in them is markup. */
export const BlockContent = ({ block, exhibits }: Shown & { block: Block }): ReactNode => {
  switch (block.kind) {
    case "parties":
      return <Parties block={block} />;
    case "facts":
      return <Facts block={block} />;
    case "paragraph":
      return <Paragraph block={block} />;
    case "table":
      return <Table block={block} />;
    case "figure":
      return <Figure block={block} exhibits={exhibits} />;
    case "signature":
      return <Signature>{inOrder(block.lines, (line) => line)}</Signature>;
    case "annex":
      return <AnnexTitle>{`[별지 ${block.number}] ${block.title}`}</AnnexTitle>;
    default:
      return <Texts block={block} />;
  }
};
