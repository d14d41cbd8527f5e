import { PasswordField } from "@legal/ui";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";

type PasswordInputProps = Omit<ComponentProps<typeof PasswordField>, "showLabel" | "hideLabelText">;

export const PasswordInput = (props: PasswordInputProps) => {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      showLabel={formatMessage({ id: "site.showPassword" })}
      hideLabelText={formatMessage({ id: "site.hidePassword" })}
      {...props}
    />
  );
};
