import { courtNote } from "@legal/legal-rules/texts";
import { Heading, Notice, Stack, Text } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { useCalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { CheckedOn } from "../../../calculation/checked-on.tsx";

interface SourcesProps {
  /** Statutes and notices that the result rests on. */
  sources: readonly string[];
  /** The day the data was last checked, `yyyy-MM-dd`. */
  checkedOn: string;
}

/** What a result rests on, how old that is, and whose figure counts in the end. */
export const Sources = ({ sources, checkedOn }: SourcesProps) => {
  const texts = useCalculationTexts();
  return (
    <Stack $gap={3}>
      <Stack $gap={1}>
        <Heading level={3} size={15}>
          <FormattedMessage id="tools.sources" />
        </Heading>
        <ul>
          {sources.map((source) => (
            <Text as="li" key={source} $size={13} $tone="muted">
              {source}
            </Text>
          ))}
          <Text as="li" $size={13} $tone="muted">
            <CheckedOn date={checkedOn} />
          </Text>
        </ul>
      </Stack>
      <Notice tone="info" role="note">
        {courtNote(texts)}
      </Notice>
    </Stack>
  );
};
