import { Notice } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { useInterview } from "../interview-context.ts";
import { LinkButton } from "../path-links.tsx";
import { EXHIBITS_STEP } from "../steps.ts";
import { isNamed, pathOfDraft } from "../../exhibits/exhibit-draft.ts";

/** What stands against sending the paper in with its exhibits, and which of them did not arrive. */
export const OpenExhibits = ({ onStep }: { onStep: (id: string) => void }) => {
  const { exhibits, onPath } = useInterview();
  const { draft, open, failure, uploadFailure } = exhibits;
  const unnamed = draft.find((exhibit) => !isNamed(exhibit));
  return (
    <>
      {open && (
        <Notice tone={open === "uploading" ? "info" : "danger"}>
          <strong>
            <FormattedMessage id={`documents.exhibits.open.${open}`} />
          </strong>{" "}
          {open === "refused" && failure}{" "}
          <LinkButton onClick={() => (unnamed ? onPath(pathOfDraft(unnamed)) : onStep(EXHIBITS_STEP))}>
            <FormattedMessage id="documents.exhibits.show" />
          </LinkButton>
        </Notice>
      )}
      {uploadFailure && (
        <Notice tone="warning">
          <strong>
            <FormattedMessage id="documents.exhibits.uploadFailed" />
          </strong>{" "}
          {uploadFailure}{" "}
          <LinkButton onClick={() => onStep(EXHIBITS_STEP)}>
            <FormattedMessage id="documents.exhibits.show" />
          </LinkButton>
        </Notice>
      )}
    </>
  );
};
