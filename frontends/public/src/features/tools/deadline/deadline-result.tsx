import { cite, citeBasis, serviceName } from "@legal/catalog";
import { unbrokenDates } from "@legal/i18n";
import { HOLIDAY_CALENDAR, type Deadline, type MatterId } from "@legal/legal-rules";
import { courtNote, matterName, ruleDerivedNote, stepSentence } from "@legal/legal-rules/texts";
import { Notice, Row, SEPARATOR, Text } from "@legal/ui";
import { ButtonLink, paths, useLanguage } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useCalculationTexts } from "../../../calculation/calculation-texts.tsx";
import { checkedOnOf } from "../../../calculation/deadline-of.ts";
import { TimeLeft } from "../../../calculation/time-left.tsx";
import { useLongDate } from "../../../calculation/use-long-date.ts";
import { ResultCard } from "../page/result-card.tsx";
import { Sources } from "../page/sources.tsx";
import { StepList } from "../page/step-list.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { matterOf, type DeadlineInputs } from "./deadline-inputs.ts";
import { OWN_PERIOD, serviceFor } from "./papers.ts";

interface DeadlineResultProps {
  inputs: DeadlineInputs;
  /** Absent while something is missing or wrong. */
  deadline: Deadline | undefined;
  isWrong: boolean;
  shared: Record<string, string>;
}

const useTitle = ({ matter }: DeadlineInputs): string => {
  const { formatMessage } = useIntl();
  const texts = useCalculationTexts();
  if (matter === OWN_PERIOD) return formatMessage({ id: "tools.deadline.ownPeriod" });
  return matter === "" || matter === "other" ? "" : matterName(matter as MatterId, texts);
};

const Final = ({ finalOn }: { finalOn: string }) => {
  const longDate = useLongDate();
  return (
    <Text $size={15}>
      <FormattedMessage id="tools.deadline.final" values={{ date: longDate(finalOn) }} />
    </Text>
  );
};

const OnScreen = styled(Row)`
  @media print {
    display: none;
  }
`;

/** The service that does in time what the period asks for. */
const Help = ({ matter }: { matter: string }) => {
  const { language } = useLanguage();
  const service = serviceFor(matter);
  return service === undefined ? null : (
    <OnScreen as="p" $gap={2}>
      <ButtonLink to={paths.service(service)} $variant="accent">
        <FormattedMessage id="tools.deadline.help" values={{ service: serviceName(service, language) }} />
      </ButtonLink>
    </OnScreen>
  );
};

/** The due date, how it was counted, and what it rests on. */
export const DeadlineResult = ({ inputs, deadline, isWrong, shared }: DeadlineResultProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const texts = useCalculationTexts();
  const longDate = useLongDate();
  const title = useTitle(inputs);
  const matter = matterOf(inputs);
  const missing = <FormattedMessage id={isWrong ? "tools.wrong" : "tools.deadline.missing"} />;
  if (!deadline) return <ResultCard missing={missing} inputs={shared} />;

  const statutes = matter?.statutes.map((statute) => cite(statute, language)) ?? [];
  const steps = deadline.steps.map((step, index) => ({
    key: `${index} ${step.code}`,
    text: stepSentence(step, texts),
    statutes: [
      // The length is the matter's own.
      ...(step.code === "COUNT" ? statutes : []),
      ...(step.basis === undefined ? [] : [citeBasis(step.basis, language)]),
    ],
  }));
  const ruleDerived = ruleDerivedNote(deadline.dueDate, texts);
  const until = formatMessage({ id: "tools.deadline.until" }, { date: longDate(deadline.dueDate) });
  const notes = [...(ruleDerived === undefined ? [] : [ruleDerived]), courtNote(texts)];
  const text = [`${title}: ${until}`, ...steps.map((step) => `- ${step.text}`), ...notes];
  const { version, source } = HOLIDAY_CALENDAR;
  return (
    <ResultCard
      missing={missing}
      inputs={shared}
      text={text.join("\n")}
      actions={
        <CalendarButton
          subject={`${inputs.matter}-${inputs.date}-${deadline.dueDate}`}
          title={title}
          dueDate={deadline.dueDate}
          details={text.slice(1).join("\n")}
        />
      }
      headline={
        <>
          <Text as="span">{title}</Text>
          <strong>{until}</strong>
          <Text as="span" $tone="muted">
            <TimeLeft dueDate={deadline.dueDate} />
          </Text>
        </>
      }
    >
      <Help matter={inputs.matter} />
      <StepList
        label={formatMessage({ id: "tools.steps" })}
        steps={steps.map((step) => ({ ...step, text: unbrokenDates(step.text) }))}
      />
      {deadline.finalOn && <Final finalOn={deadline.finalOn} />}
      {ruleDerived && (
        <Notice tone="warning" role="note">
          {ruleDerived}
        </Notice>
      )}
      <Sources sources={[...statutes, `${source}${SEPARATOR}${version}`]} checkedOn={checkedOnOf(matter)} />
    </ResultCard>
  );
};
