import { Card, Heading, Stack, Text } from "@legal/ui";
import { InquiryForm } from "@legal/domain-ui/inquiries";
import { FormattedMessage } from "react-intl";

/** Where `/#contact` leads a member: the contact form with what the account knows filled in. */
export const HomeContact = () => (
  <Stack $gap={6}>
    <div>
      <Heading level={2} id="contact-title">
        <FormattedMessage id="home.contact" />
      </Heading>
      <Text $tone="muted">
        <FormattedMessage id="home.contact.hint" />
      </Text>
    </div>
    <Card $padding={6}>
      <InquiryForm />
    </Card>
  </Stack>
);
