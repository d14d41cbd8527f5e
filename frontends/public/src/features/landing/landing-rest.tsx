import { Page } from "@legal/ui";
import { ToolLinks } from "@legal/web-kit";
import { About } from "./about.tsx";
import { Contact } from "./contact.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LandingFacts } from "./landing-facts.tsx";
import { Prices } from "./prices.tsx";
import { Questions } from "./questions.tsx";
import { WhyUs } from "./why-us.tsx";

/** The sections below the services. */
export const LandingRest = () => (
  <>
    <Page>
      <ToolLinks />
    </Page>
    <About />
    <HowItWorks />
    <WhyUs />
    <Prices />
    <Questions />
    <Contact />
    <LandingFacts />
  </>
);
