import { ConsultButton } from "@legal/domain-ui/office-chat";
import { Skeleton } from "@legal/ui";
import { PageMeta, SiteLayout, type PageComponent } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { BelowFold } from "../../layout/below-fold.tsx";
import { lazyPart } from "../../layout/lazy-part.tsx";
import { QuestionTexts } from "../../questions/question-texts.ts";
import { Hero } from "./hero.tsx";
import { LandingNavigation } from "./landing-navigation.tsx";
import { LandingTexts } from "./landing-texts.ts";
import { Services } from "./services.tsx";

const LandingRest = lazyPart(
  async (language) => {
    const rest = import(/* webpackChunkName: "landing-rest" */ "./landing-rest.tsx");
    const texts = [LandingTexts, QuestionTexts].map(({ preload }) => preload(language));
    const [chunk] = await Promise.all([rest, ...texts]);
    return chunk.LandingRest;
  },
  <Skeleton $height="100vh" />,
);

export const LandingPage: PageComponent = () => {
  const { formatMessage } = useIntl();
  return (
    <SiteLayout navigation={<LandingNavigation />}>
      <PageMeta
        title={formatMessage({ id: "landing.meta.title" })}
        description={formatMessage({ id: "landing.meta.description" })}
      />
      <Hero />
      <Services />
      <BelowFold height="8000px">
        <LandingRest />
      </BelowFold>
      <ConsultButton />
    </SiteLayout>
  );
};

// There is no interaction while prerendering.
LandingPage.prepare = async (_, language) => {
  if (typeof document === "undefined") await LandingRest.preload(language);
};
