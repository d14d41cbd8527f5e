import { ButtonAnchor, Icon, SpinnerMark, Stack, Text } from "@legal/ui";
import Sparkles from "lucide-react/icons/sparkles";
import { FormattedMessage } from "react-intl";
import { MarkedList } from "../content/marked-list.tsx";
import { useIntroPoints } from "./use-intro-points.ts";

/** Pressed before hydration, the link leaves this hash in the address, and the conversation begins all the same. */
export const CONSULT_BEGIN = "consult-talk";

interface ConsultIntroProps {
  waiting: boolean;
  onBegin: () => void;
}

/** What the AI does and does not do, before the first question. */
export const ConsultIntro = ({ waiting, onBegin }: ConsultIntroProps) => {
  const points = useIntroPoints();
  return (
    <Stack $gap={4}>
      <Text>
        <FormattedMessage id="service.consult.text" />
      </Text>
      <MarkedList items={points} mark="yes" />
      <Text $size={13} $tone="muted">
        <FormattedMessage id="service.consult.disclosure" />
      </Text>
      <div>
        <ButtonAnchor href={`#${CONSULT_BEGIN}`} $variant="accent" aria-busy={waiting || undefined} onClick={onBegin}>
          {waiting ? <SpinnerMark /> : <Icon of={Sparkles} size={18} />}
          <FormattedMessage id="service.consult.begin" />
        </ButtonAnchor>
      </div>
    </Stack>
  );
};
