import { Badge, color, Icon, radius, space } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import Sparkles from "lucide-react/icons/sparkles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { css, styled } from "styled-components";

const Line = styled.li<{ $own: boolean }>`
  display: grid;
  gap: ${space(2)};
  scroll-margin-block-start: ${space(32)};
  justify-items: ${({ $own }) => ($own ? "end" : "stretch")};
`;

const Head = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  color: ${color.muted};
  font-size: 0.8125rem;
`;

const bubble = css`
  max-width: 88%;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.card};
  background: ${color.sunken};
`;

const Body = styled.div<{ $own: boolean }>`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  line-height: 1.65;
  ${({ $own }) => $own && bubble}
`;

interface TurnFrameProps {
  speaker: "user" | "assistant";
  /** Who the person is to the reader. */
  personName: string;
  instant?: string;
  /** Below the bubble. */
  foot?: ReactNode;
  children: ReactNode;
}

const isToday = (instant: string) => new Date(instant).toDateString() === new Date().toDateString();

/** One turn of a conversation with the assistant: the person on the right, the assistant labelled as AI. */
export const TurnFrame = ({ speaker, personName, instant, foot, children }: TurnFrameProps) => {
  const { time, dateTime } = useFormat();
  const own = speaker === "user";
  return (
    <Line $own={own} data-speaker={speaker}>
      <Head>
        {own ? (
          personName
        ) : (
          <Badge tone="accent">
            <Icon of={Sparkles} size={14} />
            <FormattedMessage id="ai.name" />
          </Badge>
        )}
        {instant && <time dateTime={instant}>{isToday(instant) ? time(instant) : dateTime(instant)}</time>}
      </Head>
      <Body $own={own}>{children}</Body>
      {foot}
    </Line>
  );
};
