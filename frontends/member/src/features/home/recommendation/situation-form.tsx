import { AI_SITUATION_MAX_LENGTH } from "@legal/contracts/constants";
import { OwnCrisisHelp } from "@legal/domain-ui/guidance";
import { validationText } from "@legal/i18n";
import { Button, Notice, Row, Stack, Text, TextArea } from "@legal/ui";
import { useLanguage } from "@legal/web-kit";
import type { FormEvent, KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { useRecommendation } from "./use-recommendation.ts";

const isSubmitKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === "Enter" && (ctrlKey || metaKey);

type SituationFormProps = Omit<ReturnType<typeof useRecommendation>, "answer">;

/** Where the situation is written. The text can be changed while the AI reads; what it read is what was sent. */
export const SituationForm = (props: SituationFormProps) => {
  const { situation, change, empty, excess, running, submit, cancel, needsHelp, failure } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const handleSubmit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={3}>
        <TextArea
          label={formatMessage({ id: "home.recommend.label" })}
          placeholder={formatMessage({ id: "home.recommend.placeholder" })}
          rows={4}
          value={situation}
          error={excess > 0 ? validationText("situation.max", language) : undefined}
          hint={excess > 0 && `${situation.trim().length} / ${AI_SITUATION_MAX_LENGTH}`}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => isSubmitKey(event) && handleSubmit(event)}
        />
        {needsHelp && <OwnCrisisHelp />}
        {failure && (
          <Notice tone="danger" title={formatMessage({ id: "home.recommend.error" })}>
            {failure}
          </Notice>
        )}
        <Row>
          <Button type="submit" variant="accent" loading={running} disabled={empty || running || excess > 0}>
            <FormattedMessage id="home.recommend.submit" />
          </Button>
          {running && (
            <>
              <Button variant="quiet" onClick={cancel}>
                <FormattedMessage id="home.recommend.cancel" />
              </Button>
              <Text as="span" $size={15} $tone="muted">
                <FormattedMessage id="home.recommend.running" />
              </Text>
            </>
          )}
        </Row>
      </Stack>
    </form>
  );
};
