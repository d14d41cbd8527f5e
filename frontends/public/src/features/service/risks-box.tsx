import type { ServiceContent } from "@legal/catalog";
import { color, Heading, Icon, KoreanTerms, radius, space, Stack, Text } from "@legal/ui";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const Box = styled.div`
  padding: ${space(5)};
  border-inline-start: 4px solid ${color.danger};
  border-radius: ${radius.control};
  background: ${color.dangerTint};
`;

const Risk = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};

  svg {
    margin-block-start: 0.2em;
    color: ${color.danger};
  }
`;

/** Where rights are lost most easily in this procedure. */
export const RisksBox = ({ content }: { content: ServiceContent }) => (
  <Box>
    <Stack $gap={3}>
      <Heading level={3} size={16}>
        <FormattedMessage id="service.risks" />
      </Heading>
      <Stack as="ul" $gap={3}>
        {content.risks.map((risk) => (
          <Risk key={risk}>
            <Icon of={TriangleAlert} size={18} />
            <Text as="span" $size={15}>
              <KoreanTerms text={risk} />
            </Text>
          </Risk>
        ))}
      </Stack>
    </Stack>
  </Box>
);
