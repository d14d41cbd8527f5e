import { Heading, media, Page, Section, space, Stack, Text } from "@legal/ui";
import { useId, type ReactNode } from "react";
import { styled } from "styled-components";

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};

  ${media.desk} {
    grid-template-columns: 300px minmax(0, 1fr);
    gap: ${space(16)};
  }
`;

const Intro = styled(Stack)`
  ${media.desk} {
    position: sticky;
    inset-block-start: ${space(24)};
    align-self: start;
  }
`;

interface SplitSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  tone?: "plain" | "sunken";
  children: ReactNode;
}

/** A section whose title is beside its content on wide screens and above it on narrow ones. */
export const SplitSection = ({ id, title, lead, tone = "plain", children }: SplitSectionProps) => {
  const titleId = useId();
  return (
    <Section id={id} aria-labelledby={titleId} $tone={tone}>
      <Page>
        <Columns>
          <Intro $gap={3}>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            {lead && <Text $tone="muted">{lead}</Text>}
          </Intro>
          <div>{children}</div>
        </Columns>
      </Page>
    </Section>
  );
};
