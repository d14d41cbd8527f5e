import { Card, color, Grid, Heading, Icon, Link, space, Stack, Text } from "@legal/ui";
import { ButtonLink, paths, useBusiness } from "@legal/web-kit";
import { InquiryForm } from "@legal/domain-ui/inquiries";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import type { ComponentProps, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { sections } from "./sections.ts";
import { SplitSection } from "./split-section.tsx";

const Way = styled(Card)`
  & > div > svg {
    color: ${color.accentText};
  }
`;

/** High enough for a thumb. */
const Address = styled(Link)`
  padding-block: ${space(2)};
`;

interface ContactWayProps {
  icon: ComponentProps<typeof Icon>["of"];
  title: ReactNode;
  children: ReactNode;
}

const ContactWay = ({ icon, title, children }: ContactWayProps) => (
  <Way as="li">
    <Stack $gap={2} $align="start">
      <Icon of={icon} size={22} />
      <Heading level={3} size={16}>
        {title}
      </Heading>
      {children}
    </Stack>
  </Way>
);

/** The contact form, and the other ways to reach the office: mail, phone with its hours, the chat for members. */
export const Contact = () => {
  const { formatMessage } = useIntl();
  const { phone, email } = useBusiness();
  return (
    <SplitSection
      id={sections.contact}
      title={formatMessage({ id: "landing.contact.title" })}
      lead={formatMessage({ id: "landing.contact.lead" })}
    >
      <Stack $gap={6}>
        <Card $padding={6}>
          <InquiryForm />
        </Card>
        <Grid as="ul" $min="240px">
          <ContactWay icon={Mail} title={<FormattedMessage id="landing.contact.email" />}>
            <Address href={`mailto:${email}`}>{email}</Address>
          </ContactWay>
          <ContactWay icon={Phone} title={<FormattedMessage id="landing.contact.phone" />}>
            <Address href={`tel:${phone}`}>{phone}</Address>
            <Text $size={13} $tone="muted">
              <FormattedMessage id="site.footer.supportHours" />
            </Text>
          </ContactWay>
          <ContactWay icon={MessageCircle} title={<FormattedMessage id="landing.contact.chat" />}>
            <Text $size={15} $tone="muted">
              <FormattedMessage id="landing.contact.chatText" />
            </Text>
            <ButtonLink to={paths.login(paths.askOffice)} $variant="quiet">
              <FormattedMessage id="landing.contact.chatAction" />
            </ButtonLink>
          </ContactWay>
        </Grid>
      </Stack>
    </SplitSection>
  );
};
