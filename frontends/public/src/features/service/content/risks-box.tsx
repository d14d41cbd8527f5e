import type { ServiceContent } from "@legal/catalog";
import { Heading, Icon, KoreanTerms, Stack, Text } from "@legal/ui";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { FormattedMessage } from "react-intl";
import { WarningBox, WarningEntry } from "./warning-box.tsx";

/** Where rights are lost most easily in this procedure. */
export const RisksBox = ({ content }: { content: ServiceContent }) => (
  <WarningBox $tone="danger">
    <Stack $gap={3}>
      <Heading level={3} size={16}>
        <FormattedMessage id="service.risks" />
      </Heading>
      <Stack as="ul" $gap={3}>
        {content.risks.map((risk) => (
          <WarningEntry as="li" key={risk} $tone="danger">
            <Icon of={TriangleAlert} size={18} />
            <Text as="span" $size={15}>
              <KoreanTerms text={risk} />
            </Text>
          </WarningEntry>
        ))}
      </Stack>
    </Stack>
  </WarningBox>
);
