import type { Document } from "@legal/contracts";
import type { Block, DocumentType } from "@legal/document-types";
import { Button, Row, space, Stack, Tabs, Text } from "@legal/ui";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useShortcuts } from "../../staff/use-shortcuts.ts";
import { useShownPaper } from "../answers/use-paper.ts";
import { Comments } from "../comments/comments.tsx";
import { Interview } from "../interview/interview.tsx";
import { REVIEW_STEP } from "../interview/steps.ts";
import { useBeside } from "../interview/use-beside.ts";
import { DocumentPaper } from "../state/document-paper.tsx";
import { useHeadingFocus } from "../state/use-heading-focus.ts";
import { AnswerFacts } from "./answer-facts.tsx";
import { Checks } from "./checks.tsx";
import { ExhibitFacts } from "./exhibit-facts.tsx";
import { History } from "./history.tsx";
import { ReviewHead } from "./review-head.tsx";
import { SentenceFacts } from "./sentence-facts.tsx";
import { Versions } from "./versions.tsx";

const PARTS = ["paper", "checks", "comments", "answers", "exhibits", "versions"] as const;
type Part = (typeof PARTS)[number];

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  align-items: start;

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
  }
`;

const Keys = styled(Text).attrs({ $size: 13, $tone: "muted" })`
  margin-block-start: ${space(6)};
`;

interface ReviewProps {
  document: Document;
  type: DocumentType;
  onStep: (id: string) => void;
}

const Review = ({ document, type, onStep }: ReviewProps) => {
  const { formatMessage } = useIntl();
  const beside = useBeside();
  const [chosen, setChosen] = useState<Part>("paper");
  const [about, setAbout] = useState<Block | null>(null);
  const [pointedAt, setPointedAt] = useState<{ blockId: string }>();
  const shown = useShownPaper(document, type);
  // Answers have a screen of their own where nothing is beside the paper.
  const parts = PARTS.filter((one) => one !== (beside ? "paper" : "answers"));
  const part = parts.includes(chosen) ? chosen : "checks";
  useShortcuts(Object.fromEntries(parts.map((one, index) => [String(index + 1), () => setChosen(one)])));
  const comment = (block: Block) => {
    setAbout(block);
    setChosen("comments");
  };
  const point = ({ id }: Block) => {
    setPointedAt({ blockId: id });
    if (!beside) setChosen("paper");
  };
  const paper = (
    <DocumentPaper document={document} type={type} shown={shown} pointedAt={pointedAt} onComment={comment} />
  );
  return (
    <Columns>
      {beside && paper}
      <div>
        <Tabs
          label={formatMessage({ id: "documents.parts" })}
          tabs={parts.map((id) => ({ id, label: formatMessage({ id: `documents.part.${id}` }) }))}
          value={part}
          onChange={setChosen}
        >
          {part === "paper" && paper}
          {part === "checks" && (
            <Stack $gap={5}>
              <Checks document={document} />
              <SentenceFacts document={document} type={type} />
              <Row>
                <Button variant="quiet" onClick={() => onStep(REVIEW_STEP)}>
                  <FormattedMessage id="documents.answers.show" />
                </Button>
              </Row>
            </Stack>
          )}
          {part === "comments" && (
            <Comments
              documentId={document.id}
              blocks={shown.blocks}
              about={about}
              onAbout={setAbout}
              onShow={point}
              forStaff
            />
          )}
          {part === "answers" && <AnswerFacts document={document} type={type} onStep={onStep} />}
          {part === "exhibits" && <ExhibitFacts exhibits={document.exhibits} />}
          {part === "versions" && (
            <Stack $gap={8}>
              <Versions document={document} type={type} />
              <History document={document} type={type} />
            </Stack>
          )}
        </Tabs>
        {beside && (
          <Keys>
            <FormattedMessage id="documents.keys" values={{ last: parts.length }} />
          </Keys>
        )}
      </div>
    </Columns>
  );
};

/** A document on the desk: paper, answers, checks, comments and versions, and what may be done with it now. */
export const StaffDocument = ({ document, type }: { document: Document; type: DocumentType }) => {
  const [params, setParams] = useSearchParams();
  const answering = params.has("step");
  const withStep = (step: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (step) next.set("step", step);
      else next.delete("step");
      return next;
    });
  useShortcuts({ e: () => withStep(answering ? null : REVIEW_STEP) });
  const root = useHeadingFocus<HTMLDivElement>(answering);
  if (!answering) {
    return (
      <Stack ref={root} $gap={6}>
        <ReviewHead document={document} type={type} onEdit={() => withStep(REVIEW_STEP)} />
        <Review document={document} type={type} onStep={withStep} />
      </Stack>
    );
  }
  return (
    <Stack ref={root} $gap={4}>
      <Row>
        <Button size="small" variant="quiet" onClick={() => withStep(null)}>
          <FormattedMessage id="documents.answers.back" />
        </Button>
      </Row>
      <Interview document={document} type={type} renderEnd={() => null} />
    </Stack>
  );
};
