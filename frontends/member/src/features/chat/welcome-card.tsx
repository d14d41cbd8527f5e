import { Card, color, Heading, Icon, radius, space, Text } from "@legal/ui";
import CalendarClock from "lucide-react/icons/calendar-clock";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Paperclip from "lucide-react/icons/paperclip";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const Place = styled.div`
  display: grid;
  place-items: center;
  margin-block: auto;
  padding-block: ${space(6)};
`;

const Root = styled(Card)`
  display: grid;
  gap: ${space(4)};
  max-width: 480px;
`;

const Steps = styled.ul`
  display: grid;
  gap: ${space(3)};

  li {
    display: grid;
    grid-template-columns: 36px 1fr;
    gap: ${space(3)};
    align-items: center;
  }
  li > span {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: ${radius.full};
    background: ${color.accentTint};
    color: ${color.accentText};
  }
`;

const steps = [
  { id: "write", icon: MessageSquareText },
  { id: "files", icon: Paperclip },
  { id: "dates", icon: CalendarClock },
] as const;

const CustomerWelcome = () => (
  <>
    <Steps>
      {steps.map(({ id, icon }) => (
        <li key={id}>
          <span>
            <Icon of={icon} size={18} />
          </span>
          <Text $size={15}>
            <FormattedMessage id={`chat.welcome.${id}`} />
          </Text>
        </li>
      ))}
    </Steps>
    <Text $size={13} $tone="muted">
      <FormattedMessage id="chat.welcome.next" />
    </Text>
  </>
);

/** What to do in a room without messages. */
export const WelcomeCard = ({ title, forStaff }: { title: string; forStaff: boolean }) => (
  <Place>
    <Root>
      <Heading level={2} size={18}>
        <FormattedMessage id={forStaff ? "chat.welcomeStaff" : "chat.welcome"} values={{ service: title }} />
      </Heading>
      {forStaff ? (
        <Text $size={15} $tone="muted">
          <FormattedMessage id="chat.welcomeStaff.hint" />
        </Text>
      ) : (
        <CustomerWelcome />
      )}
    </Root>
  </Place>
);
