import { Heading } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

const NAMELESS = "User";

export const Greeting = () => {
  const { user } = useSession();
  const name = user?.displayName || user?.firstName || NAMELESS;
  return (
    <Heading level={1} size={28}>
      <FormattedMessage id="home.greeting" values={{ name }} />
    </Heading>
  );
};
