import type { AiSource } from "@legal/contracts";
import { color, fontSize, SEPARATOR, space } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

const Root = styled.details`
  font-size: ${fontSize[13]};

  summary {
    display: inline-flex;
    gap: ${space(1)};
    align-items: center;
    min-height: 32px;
    color: ${color.muted};
    font-weight: 600;
    cursor: pointer;
  }
  summary::before {
    content: "▸";
    content: "▸" / "";
  }
  &[open] summary::before {
    content: "▾";
    content: "▾" / "";
  }
  ul {
    display: grid;
    gap: ${space(2)};
    padding-block: ${space(1)} ${space(2)};
  }
  strong {
    display: block;
    font-weight: 600;
  }
  span {
    color: ${color.muted};
  }
`;

const Source = ({ source }: { source: AiSource }) => {
  const { formatMessage } = useIntl();
  const { calendarDate } = useFormat();
  const { title, statutes, confidence, asOf } = source;
  const kind = formatMessage({ id: `ai.source.${confidence ?? "own"}` });
  const checked = formatMessage({ id: "ai.sources.asOf" }, { date: calendarDate(asOf) });
  return (
    <li>
      <strong>{title}</strong>
      <span>{[...statutes, kind, checked].join(SEPARATOR)}</span>
    </li>
  );
};

/** The sources of an answer; collapsed at first. */
export const AnswerSources = ({ sources }: { sources: readonly AiSource[] }) =>
  sources.length === 0 ? null : (
    <Root>
      <summary>
        <FormattedMessage id="ai.sources" values={{ count: sources.length }} />
      </summary>
      <ul>
        {sources.map((source) => (
          <Source key={source.id} source={source} />
        ))}
      </ul>
    </Root>
  );
