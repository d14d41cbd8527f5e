import { AskOnArrival, ConsultButton } from "@legal/domain-ui/office-chat";
import { Page, Section, Stack } from "@legal/ui";
import { PageMeta, SiteLayout, useSession } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Greeting } from "./greeting.tsx";
import { HomeCases } from "./home-cases.tsx";
import { HomeContact } from "./home-contact.tsx";
import { NextSteps } from "./next-steps.tsx";
import { RecommendCard } from "./recommendation/recommend-card.tsx";
import { ServiceGroups } from "./service-groups.tsx";

const FirstSection = styled(Section)`
  padding-block-start: 40px;
`;

/** A member's first page: what to do next, how the cases stand, and what else there is. */
export const HomePage = () => {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  return (
    <SiteLayout>
      <PageMeta title={formatMessage({ id: "home.title" })} noindex />
      <FirstSection>
        <Page>
          <Stack $gap={12}>
            <Stack $gap={6}>
              <Greeting />
              <NextSteps />
            </Stack>
            {user && <RecommendCard user={user} />}
            <HomeCases />
          </Stack>
        </Page>
      </FirstSection>
      <Section $tone="sunken" id="services" aria-labelledby="services-title">
        <Page>
          <ServiceGroups />
        </Page>
      </Section>
      <Section id="contact" aria-labelledby="contact-title">
        <Page>
          <HomeContact />
        </Page>
      </Section>
      <ConsultButton />
      <AskOnArrival />
    </SiteLayout>
  );
};
