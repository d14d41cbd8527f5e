import { ToastRegion } from "@legal/ui";
import { useIntl } from "react-intl";
import { useAppSelector } from "../store/hooks.ts";
import { useToast } from "./use-toast.ts";

/** Shows the toasts of the store; rendered once, by the shell. */
export const Toasts = () => {
  const { formatMessage } = useIntl();
  const { dismiss, act } = useToast();
  const shown = useAppSelector((state) => state.toast.toasts.find(({ open }) => open));
  return (
    <ToastRegion
      label={formatMessage({ id: "site.toasts" })}
      closeLabel={formatMessage({ id: "site.close" })}
      toast={shown}
      onDismiss={dismiss}
      onAction={act}
    />
  );
};
