import type { Document } from "@legal/contracts";
import type { Block, PageFormat } from "@legal/document-types";
import { Icon } from "@legal/ui";
import PenLine from "lucide-react/icons/pen-line";
import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import { useEffect, useRef, type MouseEvent } from "react";
import { useIntl } from "react-intl";
import { BlockContent } from "./block-content.tsx";
import { BlockFrame, Sheet, Sheets, Tool, Tools } from "./paper-style.ts";
import { sheetsOf } from "./sheets-of.ts";
import { wordsOf } from "./words-of.ts";

export interface PaperProps {
  blocks: readonly Block[];
  format: PageFormat;
  label: string;
  /** Which its figures show. */
  exhibits?: Document["exhibits"] | undefined;
  /** Leads to the question that made the block. */
  onPick?: ((block: Block) => void) | undefined;
  /** The path that is being answered: the blocks made from it are marked and come into sight. */
  path?: string | undefined;
  /** A block that is pointed at; another object points at it again. */
  pointedAt?: { blockId: string } | undefined;
  /** How many comments a block has; with `onComment` alone do blocks show their comments. */
  commentCounts?: ReadonlyMap<string, number> | undefined;
  onComment?: ((block: Block) => void) | undefined;
}

const isMadeFrom = ({ from }: Block, path: string | undefined) => path !== undefined && from.includes(path);

/** Text being selected is no click. */
const isSelecting = () => !(getSelection()?.isCollapsed ?? true);

const BlockTools = ({ block, onPick, commentCounts, onComment }: { block: Block } & Omit<PaperProps, "blocks">) => {
  const { formatMessage } = useIntl();
  const count = commentCounts?.get(block.id) ?? 0;
  const words = wordsOf(block);
  const comment = formatMessage({ id: "documents.paper.comments" }, { count, words });
  const pick = formatMessage({ id: "documents.paper.pick" }, { words });
  return (
    <Tools>
      {onPick && block.from.length > 0 && (
        <Tool type="button" $quiet aria-label={pick} title={pick} onClick={() => onPick(block)}>
          <Icon of={PenLine} size={14} />
        </Tool>
      )}
      {onComment && (
        <Tool type="button" $quiet={count === 0} aria-label={comment} title={comment} onClick={() => onComment(block)}>
          {count > 0 ? count : <Icon of={MessageSquarePlus} size={14} />}
        </Tool>
      )}
    </Tools>
  );
};

/** The paper comes to what is being answered, without moving the page around it; the page comes to what is pointed at. */
const useFollow = (path: string | undefined, pointedAt: PaperProps["pointedAt"]) => {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const blocks = [...(root.current?.querySelectorAll<HTMLElement>("[data-block]") ?? [])];
    const found = pointedAt && blocks.find(({ dataset }) => dataset["block"] === pointedAt.blockId);
    found?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [pointedAt]);
  useEffect(() => {
    if (path === undefined) return;
    const current = root.current?.querySelector("[data-current]");
    const pane = root.current?.closest("[data-paper-pane]");
    if (!current || !pane) return;
    const [one, around] = [current.getBoundingClientRect(), pane.getBoundingClientRect()];
    if (one.top >= around.top && one.bottom <= around.bottom) return;
    pane.scrollBy({ top: one.top - around.top - around.height / 3, behavior: "smooth" });
  }, [path]);
  return root;
};

/** A paper on the screen, in Korean as it will be filed. */
export const Paper = ({ blocks, format, label, exhibits, path, pointedAt, ...tools }: PaperProps) => {
  const root = useFollow(path, pointedAt);
  const { onPick } = tools;
  const pickOf = (block: Block) =>
    onPick && block.from.length > 0
      ? (event: MouseEvent) => {
          const onTool = event.target instanceof Element && event.target.closest("button");
          if (!onTool && !isSelecting()) onPick(block);
        }
      : undefined;
  return (
    <Sheets ref={root} lang="ko" aria-label={label}>
      {sheetsOf(blocks).map((sheet, index) => (
        <Sheet key={sheet[0]?.id ?? index} $format={format}>
          {sheet.map((block) => {
            const current = isMadeFrom(block, path) || block.id === pointedAt?.blockId;
            const pick = pickOf(block);
            return (
              <BlockFrame
                key={block.id}
                data-block={block.id}
                data-current={current || undefined}
                $current={current}
                $picked={pick !== undefined}
                onClick={pick}
              >
                <BlockContent block={block} exhibits={exhibits} />
                <BlockTools block={block} format={format} label={label} {...tools} />
              </BlockFrame>
            );
          })}
        </Sheet>
      ))}
    </Sheets>
  );
};
