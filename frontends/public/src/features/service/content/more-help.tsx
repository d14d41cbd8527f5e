import type { ServiceId } from "@legal/catalog";
import { Card, Heading, Row, Stack } from "@legal/ui";
import { ButtonLink, paths, useSession } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

/** Links for open questions; a visitor has no cases to look at. */
export const MoreHelp = ({ serviceId }: { serviceId: ServiceId }) => {
  const { user } = useSession();
  return (
    <Card>
      <Stack $gap={3}>
        <Heading level={2} size={18}>
          <FormattedMessage id="service.links.title" />
        </Heading>
        <Row>
          <ButtonLink to={paths.contactAbout(serviceId)} $variant="quiet">
            <FormattedMessage id="service.links.contact" />
          </ButtonLink>
          <ButtonLink to={user ? paths.myPage() : paths.login(paths.myPage())} $variant="quiet">
            <FormattedMessage id="service.links.cases" />
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
};
