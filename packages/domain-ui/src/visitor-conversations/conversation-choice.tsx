import { isServiceId, serviceName } from "@legal/catalog";
import type { VisitorConversation } from "@legal/contracts";
import { color, fontSize, SEPARATOR, space } from "@legal/ui";
import { useFormat, useLanguage } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const Which = styled.details`
  font-size: ${fontSize[13]};

  summary {
    width: fit-content;
    padding-block: ${space(2)};
    font-weight: 600;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: ${space(2)};
  }
  q {
    display: block;
    overflow-wrap: anywhere;
    color: ${color.muted};
  }
`;

/** Named by service and time; the words only on demand, as they may be a stranger's. */
export const ConversationChoice = ({ conversations }: { conversations: readonly VisitorConversation[] }) => {
  const { language } = useLanguage();
  const { dateTime } = useFormat();
  return (
    <Which>
      <summary>
        <FormattedMessage id="ai.visitorConversations.which" />
      </summary>
      <ul>
        {conversations.map(({ id, serviceType, firstWords, updatedAt }) => (
          <li key={id}>
            {isServiceId(serviceType) ? serviceName(serviceType, language) : serviceType}
            {SEPARATOR}
            <time dateTime={updatedAt}>{dateTime(updatedAt)}</time>
            <q>{firstWords}</q>
          </li>
        ))}
      </ul>
    </Which>
  );
};
