import { Notice } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router-dom";

interface GoogleFailureProps {
  /** Message ids by the `?error=` of Google's redirect: the error code in lower case. */
  messages: Readonly<Record<string, string>>;
  /** For every other code. */
  fallback: string;
}

/** Why Google's redirect led back without what was asked for. */
export const GoogleFailure = ({ messages, fallback }: GoogleFailureProps) => {
  const [search] = useSearchParams();
  const error = search.get("error");
  return error ? (
    <Notice tone="danger" role="alert">
      <FormattedMessage id={(Object.hasOwn(messages, error) && messages[error]) || fallback} />
    </Notice>
  ) : null;
};
