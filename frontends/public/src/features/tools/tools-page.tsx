import { Heading, Icon, media, Page, space, Stack, Text } from "@legal/ui";
import { CardLink, PageMeta, paths, SiteLayout, StructuredData, TOOLS } from "@legal/web-kit";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Landmark from "lucide-react/icons/landmark";
import Percent from "lucide-react/icons/percent";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { CalculationTexts } from "../../calculation/calculation-texts.tsx";
import { withTexts } from "../../layout/with-texts.ts";
import { useBreadcrumbFacts } from "../../structured-data/use-breadcrumb-facts.ts";

const ICONS = { deadline: CalendarClock, "court-costs": Landmark, interest: Percent };

const Cards = styled.ul`
  display: grid;
  gap: ${space(4)};

  a {
    height: 100%;
  }
  ${media.desk} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Index = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "tools.title" });
  return (
    <SiteLayout padded>
      <PageMeta title={title} description={formatMessage({ id: "tools.description" })} />
      <StructuredData facts={[useBreadcrumbFacts(title)]} />
      <Page>
        <Stack $gap={8}>
          <Stack $gap={2}>
            <Heading level={1}>{title}</Heading>
            <Text $size={18} $tone="muted">
              <FormattedMessage id="tools.lead" />
            </Text>
          </Stack>
          <Cards>
            {TOOLS.map((tool) => (
              <li key={tool}>
                <CardLink to={paths.tool(tool)}>
                  <Stack $gap={2}>
                    <Icon of={ICONS[tool]} size={24} />
                    <Heading level={2} size={18}>
                      <FormattedMessage id={`tools.${tool}.title`} />
                    </Heading>
                    <Text $size={15} $tone="muted">
                      <FormattedMessage id={`tools.${tool}.lead`} />
                    </Text>
                  </Stack>
                </CardLink>
              </li>
            ))}
          </Cards>
        </Stack>
      </Page>
    </SiteLayout>
  );
};

/** /tools: the calculators. */
export const ToolsPage = withTexts(CalculationTexts, Index);
