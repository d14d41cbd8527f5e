import { Button, FailureNotice, Row } from "@legal/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

interface FormEndProps {
  /** Why the last attempt failed, in the reader's language. */
  failure: string | undefined;
  isSaving: boolean;
  onCancel: () => void;
  /** What the submit button says. */
  children: ReactNode;
}

export const FormEnd = ({ failure, isSaving, onCancel, children }: FormEndProps) => (
  <>
    <FailureNotice>{failure}</FailureNotice>
    <Row $gap={2} $justify="end">
      <Button size="small" variant="quiet" onClick={onCancel}>
        <FormattedMessage id="deadlines.cancel" />
      </Button>
      <Button type="submit" size="small" loading={isSaving}>
        {children}
      </Button>
    </Row>
  </>
);
