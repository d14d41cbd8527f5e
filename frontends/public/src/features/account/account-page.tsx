import { Card, Heading, space, Stack, Text, width } from "@legal/ui";
import { PageMeta, SiteLayout } from "@legal/web-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Column = styled.div`
  width: 100%;
  max-width: calc(${width.form} + ${space(10)});
  margin-inline: auto;
  padding-inline: ${space(5)};
`;

const Sheet = styled(Card)`
  padding: clamp(${space(5)}, 6vw, ${space(8)});
`;

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  description: string;
  children: ReactNode;
  /** Below the sheet, e.g. the way to the other form. */
  footer?: ReactNode;
}

/** A centred card: the layout of all account pages. */
export const AccountPage = ({ title, lead, description, children, footer }: AccountPageProps) => (
  <SiteLayout padded>
    <PageMeta title={title} description={description} noindex />
    <Column>
      <Stack $gap={6}>
        <Sheet>
          <Stack $gap={6}>
            <Stack $gap={1}>
              <Heading level={1} size={28}>
                {title}
              </Heading>
              {lead && <Text $tone="muted">{lead}</Text>}
            </Stack>
            {children}
          </Stack>
        </Sheet>
        {footer}
      </Stack>
    </Column>
  </SiteLayout>
);
