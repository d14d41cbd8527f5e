import { Card, Heading, Page, space, Stack, Text } from "@legal/ui";
import { PageMeta, SiteLayout, useSession } from "@legal/web-kit";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { Enrolment, type EnrolmentProps } from "./enrolment.tsx";
import { SecurityTexts } from "./texts.ts";

const Frame = styled.div`
  max-width: 760px;
  margin-inline: auto;
  padding-block: ${space(6)};
`;

const Title = () => <PageMeta title={useIntl().formatMessage({ id: "security.enrol.title" })} noindex />;

/** Staff see this and public pages until their second step is on. */
export const EnrolmentScreen = ({ onConfirming, onDone }: Partial<EnrolmentProps>) => {
  const { refetch } = useSession();
  const finish = async () => {
    await refetch();
    onDone?.();
  };
  return (
    <SiteLayout padded>
      <Page>
        <Frame>
          <Suspense fallback={null}>
            <SecurityTexts>
              <Title />
              <Card as="section" $padding={6}>
                <Stack $gap={5}>
                  <Heading level={1} size={22}>
                    <FormattedMessage id="security.enrol.title" />
                  </Heading>
                  <Text>
                    <FormattedMessage id="security.enrol.staff" />
                  </Text>
                  <Enrolment onConfirming={onConfirming} onDone={() => void finish()} />
                </Stack>
              </Card>
            </SecurityTexts>
          </Suspense>
        </Frame>
      </Page>
    </SiteLayout>
  );
};
