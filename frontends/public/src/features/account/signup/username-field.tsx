import { Button, color, Icon, space, TextField, VisuallyHidden } from "@legal/ui";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ComponentProps } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import type { UsernameState } from "./use-username-check.ts";

const Status = styled.span`
  display: flex;
  gap: ${space(1.5)};
  align-items: center;
  min-height: 1.65em;
`;

const Free = styled(Status)`
  color: ${color.success};
  font-weight: 600;
`;

const Hint = ({ state }: { state: UsernameState }) =>
  state === "available" ? (
    <Free>
      <Icon of={CircleCheck} size={15} />
      <FormattedMessage id="signup.available" />
    </Free>
  ) : (
    <Status>
      <FormattedMessage id={state === "checking" ? "signup.checking" : "signup.usernameHint"} />
    </Status>
  );

interface UsernameFieldProps extends Omit<ComponentProps<typeof TextField>, "label" | "hint" | "action"> {
  state: UsernameState;
  onCheck: () => Promise<unknown>;
}

/** A username with its availability check; the result is shown below the field and announced. */
export const UsernameField = ({ state, onCheck, error, ...field }: UsernameFieldProps) => {
  const { formatMessage } = useIntl();
  const taken = state === "unavailable" ? formatMessage({ id: "signup.unavailable" }) : undefined;
  const wanted = state === "wanted" ? formatMessage({ id: "signup.unchecked.text" }) : undefined;
  return (
    <TextField
      {...field}
      error={error ?? taken ?? wanted}
      label={formatMessage({ id: "account.username" })}
      hint={
        <output>
          {taken && <VisuallyHidden>{taken}</VisuallyHidden>}
          <Hint state={state} />
        </output>
      }
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      action={
        <Button variant="quiet" onClick={onCheck} loading={state === "checking"}>
          <FormattedMessage id="signup.check" />
        </Button>
      }
    />
  );
};
