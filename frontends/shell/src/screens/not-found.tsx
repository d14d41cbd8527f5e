import { NEXT_IS_REFERRER } from "@legal/contracts/constants";
import { Icon, Page, Stack, StateCard } from "@legal/ui";
import { ButtonLink, PageMeta, paths, SiteLayout } from "@legal/web-kit";
import FileQuestionMark from "lucide-react/icons/file-question-mark";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "./use-address.ts";

const LogIn = () => {
  const address = useAddress();
  return (
    <ButtonLink to={paths.login(address ?? NEXT_IS_REFERRER)}>
      <FormattedMessage id="shell.notFound.logIn" />
    </ButtonLink>
  );
};

interface NotFoundProps {
  /** The address has a page, for who is signed in. */
  isForMembers: boolean;
}

/** The two English sentences are the same in every language; the rest is not. */
export const NotFound = ({ isForMembers }: NotFoundProps) => {
  const { formatMessage } = useIntl();
  return (
    <SiteLayout padded>
      <PageMeta title={formatMessage({ id: "shell.notFound.title" })} noindex />
      <Page $narrow>
        <StateCard
          headingLevel={1}
          icon={<Icon of={FileQuestionMark} size={24} />}
          title="404 Page Not Found"
          description={
            <Stack $gap={1}>
              <span lang="en">Did you forget to add the page to the router?</span>
              <FormattedMessage id={isForMembers ? "shell.notFound.members" : "shell.notFound.description"} />
            </Stack>
          }
          actions={
            <>
              {isForMembers && <LogIn />}
              <ButtonLink to={paths.home} $variant="quiet">
                <FormattedMessage id="shell.notFound.home" />
              </ButtonLink>
            </>
          }
        />
      </Page>
    </SiteLayout>
  );
};
