import { Icon, IconButton, Notice, space } from "@legal/ui";
import X from "lucide-react/icons/x";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { ACCEPTED_NAMES, FILE_MAX_MEGABYTES } from "./check-file.ts";
import type { Attachments } from "./use-attachments.ts";

const Frame = styled.div`
  position: relative;

  & > :first-child {
    padding-inline-end: ${space(13)};
  }
  & > button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: ${space(1)};
  }
`;

/** Says which files were not taken, and what would be. */
export const RefusedFiles = ({ refused, dismissRefused }: Pick<Attachments, "refused" | "dismissRefused">) => {
  const { formatMessage } = useIntl();
  if (refused.length === 0) return null;
  return (
    <Frame>
      <Notice tone="warning" role="alert">
        <ul>
          {refused.map(({ name, reason }) => (
            <li key={name}>
              <FormattedMessage
                id={`chat.refused.${reason}`}
                values={{ name, types: ACCEPTED_NAMES, max: FILE_MAX_MEGABYTES }}
              />
            </li>
          ))}
        </ul>
      </Notice>
      <IconButton
        label={formatMessage({ id: "site.close" })}
        icon={<Icon of={X} size={18} />}
        onClick={dismissRefused}
      />
    </Frame>
  );
};
