import { color, fontSize, Icon, InlineFacts, motion, radius, space, VisuallyHidden } from "@legal/ui";
import { FROM_DESK, useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { useReadNoticeMutation, type Notice } from "../inbox-api.ts";
import { NoticeCase } from "./notice-case.tsx";
import { iconOf } from "./notice-kinds.ts";
import { NoticeTitle } from "./notice-title.tsx";

const Item = styled.li`
  & + & {
    border-block-start: 1px solid ${color.hairline};
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space(3)};
  padding: ${space(3.5)} ${space(4)};
  color: ${color.ink};
  text-decoration: none;
  transition: background-color ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Mark = styled.span<{ $unread: boolean }>`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.full};
  background: ${({ $unread }) => ($unread ? color.accentTint : color.sunken)};
  color: ${({ $unread }) => ($unread ? color.accentText : color.muted)};
`;

const Words = styled.div`
  display: grid;
  gap: ${space(0.5)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p<{ $unread: boolean }>`
  font-size: ${fontSize[15]};
  font-weight: ${({ $unread }) => ($unread ? 650 : 400)};
`;

/** Two lines of what was written; the rest is in the room. */
const Quote = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${fontSize[15]};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Facts = styled(InlineFacts)`
  color: ${color.muted};
  font-size: ${fontSize[13]};
`;

const Dot = styled.span`
  margin-block-start: ${space(2)};
  width: 8px;
  height: 8px;
  border-radius: ${radius.full};
  background: ${color.accent};
`;

/** A notice, which leads to what it is about and is read by that. */
export const NoticeRow = ({ notice }: { notice: Notice }) => {
  const { relativeTime, dateTime } = useFormat();
  const [read] = useReadNoticeMutation();
  const { id, kind, path, readAt, createdAt, facts } = notice;
  const unread = readAt === null;
  // A failure leaves it unread, which the reader sees.
  const open = () => void (unread && read(id));
  return (
    <Item>
      <Row to={path} state={FROM_DESK} onClick={open} onAuxClick={open}>
        <Mark $unread={unread}>
          <Icon of={iconOf(kind)} size={18} />
        </Mark>
        <Words>
          <Title $unread={unread}>
            {unread && (
              <VisuallyHidden>
                <FormattedMessage id="notices.isUnread" />{" "}
              </VisuallyHidden>
            )}
            <NoticeTitle {...notice} />
          </Title>
          {facts.words !== undefined && <Quote>{facts.words}</Quote>}
          <Facts>
            <NoticeCase {...notice} />
            <time dateTime={createdAt} title={dateTime(createdAt)}>
              {relativeTime(createdAt)}
            </time>
          </Facts>
        </Words>
        {unread && <Dot />}
      </Row>
    </Item>
  );
};
