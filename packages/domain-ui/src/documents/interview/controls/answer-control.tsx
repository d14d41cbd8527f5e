import { byKind, type AnswerValue, type AskedField } from "@legal/document-types";
import { optionName } from "@legal/document-types/texts";
import { TextArea, TextField } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import { isSame, type Typed } from "../../answers/typed-answer.ts";
import { useQuestionTexts } from "../../answers/use-document-type.ts";
import { useInterview } from "../interview-context.ts";
import { AddressControl } from "./address-control.tsx";
import { ChoiceControl } from "./choice-control.tsx";
import type { ControlProps } from "./control-props.ts";
import { CourtControl } from "./court-control.tsx";
import { ProseControl } from "./prose-control.tsx";
import { answerOf, hintsOf, shownOf } from "./text-kinds.ts";

interface AnswerControlProps extends ControlProps {
  asked: AskedField;
  /** Sentences of a prose question that has no answer. */
  proposed: readonly string[];
}

const TypedControl = ({
  asked,
  value,
  onChange,
  proposed: _proposed,
  labelNote,
  hint,
  ...rest
}: AnswerControlProps) => {
  const { field, initial } = asked.question;
  const { won } = useFormat();
  // What is stored in another form than it is typed: changed under the hand it would break an input method's letters.
  const [typing, setTyping] = useState<{ text: string; answer: Typed }>();
  // Another answer is another person's; for none the initial one stands.
  const isOwn = typing !== undefined && isSame(typing.answer ?? initial, value);
  const shown = {
    ...rest,
    ...(labelNote && { labelNote }),
    value: isOwn ? typing.text : shownOf(field, value),
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => {
      const answer = answerOf(field, target.value);
      setTyping(answer === target.value ? undefined : { text: target.value, answer });
      onChange(answer);
    },
    onBlur: () => {
      setTyping(undefined);
      rest.onBlur();
    },
  };
  if (field.kind === "text" && field.lines === "many") {
    return <TextArea {...shown} hint={hint} rows={4} maxLength={field.maxLength} />;
  }
  const amount = field.kind === "money" && typeof value === "number" ? won(value) : undefined;
  const below = amount ? (
    <>
      <strong>{amount}</strong>
      {hint && <div>{hint}</div>}
    </>
  ) : (
    hint
  );
  return <TextField {...shown} {...hintsOf(field)} hint={below} />;
};

const useOptions = ({ question: { field } }: AskedField) => {
  const texts = useQuestionTexts();
  const { formatMessage } = useIntl();
  const { document } = useInterview();
  if (field.kind === "boolean") {
    return ["yes", "no"].map((value) => ({ value, name: formatMessage({ id: `documents.${value}` }) }));
  }
  if (field.kind === "exhibit") {
    return byKind(document.exhibits).exhibits.map(({ id, label, title }) => ({ value: id, name: `${label} ${title}` }));
  }
  if (field.kind !== "choice") return [];
  return field.options.map((value) => ({ value, name: optionName(field.name, value, texts) }));
};

const asOption = (value: AnswerValue | undefined) => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : "";
};

/** The control of a question, by the kind of its answer. */
export const AnswerControl = (props: AnswerControlProps) => {
  const { asked, proposed, ...rest } = props;
  const { field } = asked.question;
  const options = useOptions(asked);
  switch (field.kind) {
    case "boolean":
      return (
        <ChoiceControl
          {...rest}
          options={options}
          value={asOption(rest.value)}
          onChange={(value) => rest.onChange(value === "yes")}
        />
      );
    case "choice":
    case "exhibit":
      return (
        <ChoiceControl
          {...rest}
          asList={field.kind === "exhibit"}
          options={options}
          value={asOption(rest.value)}
          onChange={(value) => rest.onChange(value || null)}
        />
      );
    case "address":
      return <AddressControl {...rest} />;
    case "court":
      return <CourtControl {...rest} proposed={proposed} />;
    case "prose":
      return (
        <ProseControl
          {...rest}
          path={asked.path}
          value={Array.isArray(rest.value) ? rest.value : undefined}
          proposed={proposed}
          max={field.maxSentences}
          onChange={(sentences) => rest.onChange(sentences.length === 0 ? null : sentences)}
        />
      );
    default:
      return <TypedControl {...props} />;
  }
};
