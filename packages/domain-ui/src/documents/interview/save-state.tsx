import { color, fontSize, Icon, space } from "@legal/ui";
import CloudCheck from "lucide-react/icons/cloud-check";
import CloudOff from "lucide-react/icons/cloud-off";
import CloudUpload from "lucide-react/icons/cloud-upload";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import type { SaveState as State } from "../answers/answer-sync.ts";

const Root = styled.output`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${color.muted};
  font-size: ${fontSize[13]};

  &[data-state="kept"],
  &[data-state="locked"] {
    color: ${color.danger};
  }
`;

const icons = {
  saved: CloudCheck,
  saving: CloudUpload,
  offline: CloudOff,
  kept: TriangleAlert,
  locked: TriangleAlert,
} as const satisfies Record<State, unknown>;

/** Whether what was typed is kept, said quietly. */
export const SaveState = ({ state }: { state: State }) => (
  <Root data-state={state}>
    <Icon of={icons[state]} size={16} />
    <span>
      <FormattedMessage id={`documents.save.${state}`} />
    </span>
  </Root>
);
