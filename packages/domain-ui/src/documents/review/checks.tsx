import type { Document } from "@legal/contracts";
import { lawyerReason } from "@legal/document-types/texts";
import { Notice, Stack, Text } from "@legal/ui";
import { useIntl } from "react-intl";
import { useQuestionTexts } from "../answers/use-document-type.ts";
import { WaitingNotice } from "../prose/prose-facts.tsx";
import { unansweredOf } from "../prose/sentences-of.ts";

/** What the checks found, with the word that let a warning pass, and why a lawyer is needed. */
export const Checks = ({ document }: { document: Document }) => {
  const { formatMessage } = useIntl();
  const { issues, lawyerReasons } = document;
  const texts = useQuestionTexts();
  const missing = unansweredOf(document);
  return (
    <Stack $gap={2}>
      {lawyerReasons.length > 0 && (
        <Notice tone="info" title={formatMessage({ id: "documents.lawyer.needed" })}>
          {lawyerReasons.map((reason) => (
            <Text key={reason} $size={15}>
              {lawyerReason(reason, texts)}
            </Text>
          ))}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="danger">{formatMessage({ id: "documents.review.missing" }, { count: missing.length })}</Notice>
      )}
      <WaitingNotice document={document} />
      {issues.map(({ code, path, severity, message, accepted }) => (
        <Notice key={`${code} ${path} ${message}`} tone={severity === "block" ? "danger" : "warning"}>
          {message}
          {accepted && (
            <Text $size={13} $tone="muted">
              {formatMessage({ id: "documents.check.accepted" }, { reason: accepted.reason })}
            </Text>
          )}
        </Notice>
      ))}
      {issues.length + document.missing.length === 0 && (
        <Notice tone="success">{formatMessage({ id: "documents.check.none" })}</Notice>
      )}
    </Stack>
  );
};
