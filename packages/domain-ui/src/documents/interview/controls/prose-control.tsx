import { FailureNotice, space, Stack, Text } from "@legal/ui";
import { useSession } from "@legal/web-kit";
import { useRef, useState, type FocusEvent } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { isSame } from "../../answers/typed-answer.ts";
import { ProseFacts } from "../../prose/prose-facts.tsx";
import { SentenceApproval } from "../../prose/sentence-approval.tsx";
import { mayApprove } from "../../prose/sentences-of.ts";
import { useProse } from "../../prose/use-prose.ts";
import { WriteProse } from "../../prose/write-prose.tsx";
import { useInterview } from "../interview-context.ts";
import { PathLinks } from "../path-links.tsx";
import type { ControlProps } from "./control-props.ts";
import { ProseActions } from "./prose-actions.tsx";
import { SentenceField } from "./sentence-field.tsx";

interface ProseProps extends Pick<ControlProps, "id" | "label" | "hint" | "error" | "disabled" | "onFocus"> {
  path: string;
  /** Absent while the sentences are those made from the answers. */
  value: readonly string[] | undefined;
  /** Made from the answers. */
  proposed: readonly string[];
  max: number;
  onChange: (sentences: readonly string[]) => void;
}

const Legend = styled(Text)`
  padding: 0;
  margin-block-end: ${space(1)};
`;

const isWritten = (sentence: string): boolean => sentence.trim() !== "";

interface Writing {
  sentences: readonly string[];
  /** What the answer is by them. Once it is another one, another person has changed it. */
  answer: readonly string[];
}

/** The sentences on the screen: an empty one is there while it is written, and in no answer. */
const useSentences = ({ value, proposed, onChange }: Pick<ProseProps, "value" | "proposed" | "onChange">) => {
  const stored = value ?? proposed;
  const [writing, setWriting] = useState<Writing>();
  const write = (sentences: readonly string[]) => {
    const written = sentences.filter(isWritten);
    setWriting({ sentences, answer: written.length === 0 ? proposed : written });
    if (!isSame([...written], [...stored])) onChange(written);
  };
  const isOwn = writing !== undefined && isSame([...writing.answer], [...stored]);
  return { sentences: isOwn ? writing.sentences : stored, write, stop: () => setWriting(undefined) };
};

/** Sentences of a paper: made from the answers, written by a model and approved one by one, or typed. */
export const ProseControl = (props: ProseProps) => {
  const { id, path, label, hint, error, disabled, onFocus, max, ...answer } = props;
  const { user } = useSession();
  const { document, type, changes } = useInterview();
  const { sentences, write, stop } = useSentences(answer);
  const work = useProse(document, path, changes.flush);
  const prose = answer.value && document.prose?.[path];
  const own = mayApprove(document, user?.id);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) stop();
  };
  const takeBack = () => {
    stop();
    answer.onChange([]);
  };
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    write([...sentences, ""]);
    // After it is on the screen.
    setTimeout(() => list.current?.querySelector<HTMLElement>("li:last-child textarea")?.focus());
  };
  const isOwn = answer.value !== undefined && answer.proposed.length > 0;
  return (
    <Stack as="fieldset" id={id} tabIndex={-1} $gap={3} onFocus={onFocus} onBlur={leave}>
      <Legend as="legend" $size={15} $strong>
        {label}
      </Legend>
      {hint && !prose && (
        <Text as="div" $size={13} $tone="muted">
          {hint}
        </Text>
      )}
      {prose && <ProseFacts prose={prose} own={own} />}
      <Stack as="ol" ref={list} $gap={prose ? 4 : 2}>
        {sentences.map((text, index) => (
          <SentenceField
            // oxlint-disable-next-line react/no-array-index-key -- sentences have no identity but their place
            key={index}
            text={text}
            index={index}
            disabled={disabled}
            onChange={(next) => write(sentences.with(index, next))}
            onRemove={() => write(sentences.toSpliced(index, 1))}
          >
            {prose && isWritten(text) && (
              <SentenceApproval prose={prose} text={text} index={index} work={own ? work : undefined} />
            )}
          </SentenceField>
        ))}
      </Stack>
      {error && (
        <Text $size={13} $tone="danger" role="alert">
          {error}
        </Text>
      )}
      {work.failure && (
        <FailureNotice>
          {work.failure.text}
          <PathLinks paths={work.failure.missing} />
        </FailureNotice>
      )}
      {!disabled && (
        <>
          {type.proseOf && <WriteProse work={work} replaces={answer.value !== undefined} onWritten={stop} />}
          <ProseActions onAdd={sentences.length < max ? add : undefined} onReset={isOwn ? takeBack : undefined} />
        </>
      )}
      {isOwn && !prose && (
        <Text $size={13} $tone="muted">
          <FormattedMessage id="documents.prose.own" />
        </Text>
      )}
    </Stack>
  );
};
