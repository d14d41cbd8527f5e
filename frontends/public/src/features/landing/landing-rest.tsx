import { Page } from "@legal/ui";
import { ToolLinks } from "@legal/web-kit";
import { QuestionTexts } from "../../questions/question-texts.ts";
import { About } from "./about.tsx";
import { Contact } from "./contact.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LandingFacts } from "./landing-facts.tsx";
import { LandingTexts } from "./landing-texts.ts";
import { Prices } from "./prices.tsx";
import { Questions } from "./questions.tsx";
import { WhyUs } from "./why-us.tsx";

/** The sections below the services. */
export const LandingRest = () => (
  <LandingTexts>
    <QuestionTexts>
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
    </QuestionTexts>
  </LandingTexts>
);
