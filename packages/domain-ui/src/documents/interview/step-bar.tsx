import { Button, color, fontSize, media, ProgressBar, space } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-inline: ${space(-5)};
  padding: ${space(3)} ${space(5)} calc(${space(3)} + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${color.hairline};
  background: ${color.paper};

  & > :first-child,
  & > :last-child {
    flex: none;
  }
  /* What has the focus is not left below the bar. */
  :root:has(&) {
    scroll-padding-block-end: ${space(24)};
  }
  ${media.low} {
    position: static;

    :root:has(&) {
      scroll-padding-block-end: 0;
    }
  }
`;

const Words = styled.p`
  color: ${color.muted};
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
`;

/** How much of what must be answered is answered. */
export const Progress = ({ answered, total }: { answered: number; total: number }) => {
  const { formatMessage } = useIntl();
  return (
    <div>
      <ProgressBar aria-label={formatMessage({ id: "documents.progress" })} max={total} value={answered} />
      <Words>
        <FormattedMessage id="documents.progress.count" values={{ answered, total }} />
      </Words>
    </div>
  );
};

interface StepBarProps {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Opens the paper where it is not shown beside the questions. */
  onPreview: (() => void) | undefined;
}

/** To the step before and after, always in reach of the thumb. */
export const StepBar = ({ onPrevious, onNext, onPreview }: StepBarProps) => (
  <Root>
    {onPrevious ? (
      <Button variant="quiet" onClick={onPrevious}>
        <FormattedMessage id="documents.previous" />
      </Button>
    ) : (
      <span />
    )}
    {onPreview && (
      <Button variant="link" onClick={onPreview}>
        <FormattedMessage id="documents.preview" />
      </Button>
    )}
    {onNext ? (
      <Button onClick={onNext}>
        <FormattedMessage id="documents.next" />
      </Button>
    ) : (
      <span />
    )}
  </Root>
);
