import { serviceName, type ServiceId } from "@legal/catalog";
import { Heading, Icon, linkStyle, media, Page, space, Stack, Text } from "@legal/ui";
import { ButtonLink, PageMeta, paths, SiteLayout, useLanguage } from "@legal/web-kit";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Sparkles from "lucide-react/icons/sparkles";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { BuyBar } from "./packages/buy-bar.tsx";
import { BuyDialog } from "./purchase/buy-dialog.tsx";
import { Packages } from "./packages/packages.tsx";
import { ServiceText } from "./service-text.tsx";
import { useDanger } from "./consult/use-danger.ts";
import { useChosenPackage } from "./purchase/use-chosen-package.ts";
import { usePageView } from "./page-views/use-page-view.ts";

const Back = styled(Link)`
  ${linkStyle}
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: 44px;
`;

const Ask = styled(ButtonLink)`
  margin-block-start: ${space(2)};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  margin-block-start: ${space(8)};

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: ${space(12)};
  }
`;

const ServiceHead = ({ serviceId }: { serviceId: ServiceId }) => {
  const { language } = useLanguage();
  return (
    <Stack $gap={2} $align="start">
      <Back to={`${paths.home}#services`}>
        <Icon of={ArrowLeft} size={18} />
        <FormattedMessage id="service.back" />
      </Back>
      <Heading level={1}>{serviceName(serviceId, language)}</Heading>
      <Text $size={18} $tone="muted">
        <FormattedMessage id={`summary.${serviceId}`} />
      </Text>
      <Ask to={paths.consult(serviceId)} $variant="quiet">
        <Icon of={Sparkles} size={18} />
        <FormattedMessage id="service.section.consult" />
      </Ask>
    </Stack>
  );
};

/** One service: its description on the left, its packages on the right, and the purchase dialog. */
export const ServiceDetail = ({ serviceId }: { serviceId: ServiceId }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { chosen, choose } = useChosenPackage();
  const { isInDanger, setInDanger } = useDanger(serviceId);
  usePageView(serviceId);
  return (
    <SiteLayout padded>
      <PageMeta title={serviceName(serviceId, language)} description={formatMessage({ id: `summary.${serviceId}` })} />
      <Page>
        <ServiceHead serviceId={serviceId} />
        <Columns>
          <ServiceText serviceId={serviceId} onBuy={choose} wasInDanger={isInDanger} onDangerChange={setInDanger} />
          {!isInDanger && <Packages serviceId={serviceId} onBuy={choose} />}
        </Columns>
      </Page>
      {!isInDanger && <BuyBar serviceId={serviceId} onBuy={choose} />}
      <BuyDialog
        serviceId={serviceId}
        packageType={chosen}
        isInDanger={isInDanger}
        onChoose={choose}
        onClose={() => choose(undefined)}
      />
    </SiteLayout>
  );
};
