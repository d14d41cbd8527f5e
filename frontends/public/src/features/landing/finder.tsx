import { SERVICE_IDS } from "@legal/catalog";
import { color, fontSize, Heading, media, radius, SearchField, space, Stack, Text, useEarlyClick } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

const Panel = styled(Stack)`
  padding: ${space(6)} ${space(5)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};

  input {
    min-height: 56px;
  }
  ${media.desk} {
    padding: ${space(8)};

    input {
      font-size: ${fontSize[18]};
    }
  }
`;

const Examples = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  font-size: ${fontSize[15]};

  & > span {
    margin-inline-end: ${space(1)};
    color: ${color.muted};
    font-size: ${fontSize[13]};
  }
  button {
    min-height: 44px;
    padding-inline: ${space(4)};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.full};
    background: ${color.paper};
    cursor: pointer;
  }
  button:hover {
    border-color: ${color.control};
  }
`;

const Count = styled.output`
  display: block;
  min-height: 1lh;
  color: ${color.muted};
  font-size: ${fontSize[15]};
`;

interface FinderProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** How many services match; undefined without a search or while it is loading. */
  count: number | undefined;
  /** A person may be in danger: says nothing of services, and lets the numbers come up. */
  quiet: boolean;
}

const examples = ["loan", "deposit", "sued", "wages"];

const Example = ({ text, onChoose }: { text: string; onChoose: (text: string) => void }) => (
  <button ref={useEarlyClick()} type="button" onClick={() => onChoose(text)}>
    {text}
  </button>
);

const ExampleButtons = ({ onChoose }: { onChoose: (text: string) => void }) => {
  const { formatMessage } = useIntl();
  return (
    <Examples>
      <FormattedMessage id="landing.finder.examples">{(text) => <span>{text}</span>}</FormattedMessage>
      {examples.map((example) => {
        const text = formatMessage({ id: `landing.finder.example.${example}` });
        return <Example key={example} text={text} onChoose={onChoose} />;
      })}
    </Examples>
  );
};

/** "What happened?": a search by everyday words, with the number of matches in a polite live region. */
export const Finder = ({ query, onQueryChange, count, quiet }: FinderProps) => {
  const { formatMessage } = useIntl();
  return (
    <Panel $gap={4}>
      <Stack $gap={1}>
        <Heading level={2} id="finder-title">
          <FormattedMessage id="landing.finder.label" />
        </Heading>
        <Text $tone="muted">
          <FormattedMessage id="landing.finder.hint" />
        </Text>
      </Stack>
      <SearchField
        label={formatMessage({ id: "landing.finder.label" })}
        placeholder={formatMessage({ id: "landing.finder.placeholder" })}
        clearLabel={formatMessage({ id: "site.clear" })}
        value={query}
        onValueChange={onQueryChange}
        autoComplete="off"
        enterKeyHint="search"
      />
      {!quiet && <ExampleButtons onChoose={onQueryChange} />}
      <Count>
        {query.trim() === "" && <FormattedMessage id="landing.finder.all" values={{ count: SERVICE_IDS.length }} />}
        {count === 0 && <FormattedMessage id="landing.finder.none" />}
        {!!count && <FormattedMessage id="landing.finder.count" values={{ count }} />}
      </Count>
    </Panel>
  );
};
