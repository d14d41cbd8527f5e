import { isServiceId, serviceName } from "@legal/catalog";
import type { Inquiry } from "@legal/contracts";
import {
  Badge,
  Button,
  ButtonAnchor,
  color,
  Heading,
  Icon,
  InlineFacts,
  Link,
  media,
  Row,
  space,
  Stack,
  Text,
} from "@legal/ui";
import { LANGUAGE_NAMES, useFormat, useLanguage } from "@legal/web-kit";
import { InquiryMessage } from "@legal/domain-ui/inquiries";
import Mail from "lucide-react/icons/mail";
import MailOpen from "lucide-react/icons/mail-open";
import Reply from "lucide-react/icons/reply";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { composeLink } from "../../webmail/compose-link.ts";
import { useMarkInquiryMutation } from "../../api/inquiries-api.ts";
import { LeavingCard } from "../../stable-list/leaving-card.tsx";
import { InquiryStatusSelect } from "./inquiry-status-select.tsx";
import type { InquiryMisfit } from "./inquiry-misfit.ts";
import { replyEmail } from "./reply-email.ts";

const Root = styled(LeavingCard)<{ $new: boolean }>`
  border-inline-start: 4px solid ${({ $new }) => ($new ? color.accent : color.hairline)};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 190px;
    gap: ${space(6)};
  }
`;

const Phone = styled(Link)`
  position: relative;
  display: inline-block;
  line-height: 24px;

  /* A finger gets its 44 px. */
  &::after {
    content: "";
    position: absolute;
    inset: -10px 0;
  }
`;

const Who = ({ inquiry }: { inquiry: Inquiry }) => {
  const { language } = useLanguage();
  const { dateTime } = useFormat();
  const { name, email, phone, serviceType, userId, isRead, createdAt } = inquiry;
  return (
    <Stack $gap={1}>
      <Row $gap={2}>
        <Heading level={2} size={16}>
          {name}
        </Heading>
        {!isRead && (
          <Badge tone="accent">
            <FormattedMessage id="admin.inquiry.new" />
          </Badge>
        )}
        <Badge>
          {serviceType && isServiceId(serviceType) ? (
            serviceName(serviceType, language)
          ) : (
            <FormattedMessage id="admin.inquiry.general" />
          )}
        </Badge>
      </Row>
      <Text as={InlineFacts} $size={13} $tone="muted">
        <span>{email}</span>
        {phone && <Phone href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</Phone>}
        <span>{dateTime(createdAt)}</span>
        <FormattedMessage id={userId ? "admin.inquiry.member" : "admin.inquiry.visitor"}>
          {(text) => <span>{text}</span>}
        </FormattedMessage>
        <span>{LANGUAGE_NAMES[inquiry.language]}</span>
      </Text>
    </Stack>
  );
};

/** One inquiry: sender, message, status, and a button that opens the reply. */
export const InquiryCard = ({ inquiry, misfit }: { inquiry: Inquiry; misfit?: InquiryMisfit | undefined }) => {
  const { formatMessage } = useIntl();
  const [mark, { isLoading }] = useMarkInquiryMutation();
  const { id, name, isRead, message } = inquiry;
  const status = formatMessage({ id: `site.inquiryStatus.${inquiry.status}` });
  const markRead = () => void (isRead || mark({ id, isRead: true }));
  return (
    <Root
      $new={!isRead}
      aria-label={formatMessage({ id: "admin.inquiry.of" }, { name })}
      leaving={misfit && formatMessage({ id: `admin.inquiry.leaving.${misfit}` }, { status })}
    >
      <Columns>
        <Stack $gap={3}>
          <Who inquiry={inquiry} />
          <InquiryMessage lang={inquiry.language}>{message}</InquiryMessage>
        </Stack>
        <Stack $gap={2}>
          <InquiryStatusSelect inquiry={inquiry} />
          <ButtonAnchor
            href={composeLink(replyEmail(inquiry))}
            target="_blank"
            rel="noopener noreferrer"
            $variant="quiet"
            $size="small"
            onClick={markRead}
          >
            <Icon of={Reply} size={18} />
            <FormattedMessage id="admin.inquiry.reply" />
          </ButtonAnchor>
          <Button
            variant="link"
            size="small"
            loading={isLoading}
            icon={<Icon of={isRead ? Mail : MailOpen} size={18} />}
            onClick={() => mark({ id, isRead: !isRead })}
          >
            <FormattedMessage id={isRead ? "admin.inquiry.markNew" : "admin.inquiry.markRead"} />
          </Button>
        </Stack>
      </Columns>
    </Root>
  );
};
