import { Heading, media, Page, space, Stack, Text } from "@legal/ui";
import { PageMeta, paths, SiteLayout, TextLink, TOOLS, type Tool } from "@legal/web-kit";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { ToolFacts } from "./tool-facts.tsx";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  align-items: start;

  ${media.desk} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space(12)};
  }
  @media print {
    display: block;

    form {
      display: none;
    }
  }
`;

const Others = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};

  a,
  span {
    padding-block: ${space(2.5)};
  }
  @media print {
    display: none;
  }
`;

const OtherTools = ({ tool }: { tool: Tool }) => (
  <Others aria-labelledby="other-tools">
    <Text as="span" id="other-tools" $tone="muted">
      <FormattedMessage id="tools.others" />
    </Text>
    {TOOLS.filter((other) => other !== tool).map((other) => (
      <TextLink key={other} to={paths.tool(other)}>
        <FormattedMessage id={`tools.${other}.title`} />
      </TextLink>
    ))}
  </Others>
);

interface ToolLayoutProps {
  tool: Tool;
  form: ReactNode;
  result: ReactNode;
}

/** A calculator: what one enters, and beside or below it what comes of it. */
export const ToolLayout = ({ tool, form, result }: ToolLayoutProps) => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: `tools.${tool}.title` });
  const description = formatMessage({ id: `tools.${tool}.description` });
  return (
    <SiteLayout padded>
      <PageMeta title={title} description={description} />
      <ToolFacts tool={tool} title={title} description={description} />
      <Page>
        <Stack $gap={8}>
          <Stack $gap={2}>
            <Heading level={1}>{title}</Heading>
            <Text $size={18} $tone="muted">
              <FormattedMessage id={`tools.${tool}.lead`} />
            </Text>
          </Stack>
          <Columns>
            {form}
            {result}
          </Columns>
          <OtherTools tool={tool} />
        </Stack>
      </Page>
    </SiteLayout>
  );
};
