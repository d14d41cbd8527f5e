import { Dialog, space } from "@legal/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Paper, type PaperProps } from "../paper/paper.tsx";

const Pane = styled.section`
  position: sticky;
  inset-block-start: ${space(6)};
  align-self: start;
  max-height: calc(100dvh - ${space(12)});
  /* Room for the buttons in the margin of the paper. */
  padding: ${space(1)} ${space(6)} ${space(6)} ${space(1)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

interface PaperPreviewProps extends Pick<PaperProps, "blocks" | "format" | "exhibits" | "path" | "onPick"> {
  /** Whether the screen has room for the paper beside the questions; otherwise it is a dialog. */
  beside: boolean;
  open: boolean;
  onClose: () => void;
}

/** The paper that the answers make. */
export const PaperPreview = ({ beside, open, onClose, ...paperProps }: PaperPreviewProps) => {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: "documents.preview" });
  const paper = <Paper {...paperProps} label={label} />;
  return (
    <>
      {beside && (
        <Pane data-paper-pane tabIndex={0} aria-label={label}>
          {paper}
        </Pane>
      )}
      <Dialog
        open={open && !beside}
        title={label}
        closeLabel={formatMessage({ id: "site.close" })}
        width="860px"
        onClose={onClose}
      >
        {paper}
      </Dialog>
    </>
  );
};
