import { useErrorText, useToast } from "@legal/web-kit";
import { useIntl } from "react-intl";

/** Shows why nothing was moved or deleted. */
export const useFailureToast = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  return (error: unknown) =>
    toast({
      title: formatMessage({ id: "ai.error" }),
      description: errorText(error, formatMessage({ id: "ai.visitorConversations.failed" })),
      variant: "destructive",
    });
};
