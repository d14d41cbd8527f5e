import type { ServiceContent } from "@legal/catalog";
import { Card, Grid, Heading, KoreanTerms, Stack, Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { MarkedList } from "./marked-list.tsx";
import { RisksBox } from "./risks-box.tsx";
import { TextSection } from "./text-section.tsx";

/** What the procedure is, and for whom it is and is not. */
export const Overview = ({ content }: { content: ServiceContent }) => (
  <TextSection section="overview">
    <Text>
      <KoreanTerms text={content.overview} />
    </Text>
    <Text>
      <KoreanTerms text={content.purpose} />
    </Text>
    <RisksBox content={content} />
    <Grid $min="260px">
      <Card>
        <Stack $gap={3}>
          <Heading level={3} size={16}>
            <FormattedMessage id="service.fits" />
          </Heading>
          <MarkedList items={content.fits} mark="yes" />
        </Stack>
      </Card>
      <Card>
        <Stack $gap={3}>
          <Heading level={3} size={16}>
            <FormattedMessage id="service.unfit" />
          </Heading>
          <MarkedList items={content.unfit} mark="no" />
        </Stack>
      </Card>
    </Grid>
  </TextSection>
);
