import { useBusiness } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { LegalPage } from "./legal-page.tsx";
import { termsOfService } from "./terms-of-service.ts";

export const TermsPage = () => {
  const { formatMessage } = useIntl();
  return (
    <LegalPage
      document={termsOfService(useBusiness("ko"))}
      title={formatMessage({ id: "legal.terms.title" })}
      description={formatMessage({ id: "legal.terms.description" })}
    />
  );
};
