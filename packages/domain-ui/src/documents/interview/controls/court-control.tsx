import { COURTS } from "@legal/legal-rules/courts";
import { Chip, Row, Stack, Text, TextField } from "@legal/ui";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import type { ControlProps } from "./control-props.ts";

interface CourtControlProps extends ControlProps {
  /** Courts that are competent by what was answered, the likeliest first. */
  proposed: readonly string[];
}

/** Offers the courts that the answers lead to, and searches all of them by their whole names. */
export const CourtControl = ({ value, onChange, labelNote, proposed, ...rest }: CourtControlProps) => {
  const list = useId();
  return (
    <Stack $gap={2}>
      <TextField
        {...rest}
        {...(labelNote && { labelNote })}
        lang="ko"
        list={list}
        autoComplete="off"
        maxLength={60}
        value={typeof value === "string" ? value : ""}
        onChange={({ target }) => onChange(target.value || null)}
      />
      <datalist id={list} lang="ko">
        {[...proposed, ...COURTS.filter((name) => !proposed.includes(name))].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {!rest.disabled && proposed.length > 0 && (
        <Row $gap={2}>
          <Text as="span" $size={13} $tone="muted">
            <FormattedMessage id="documents.court.byAddress" />
          </Text>
          {proposed.map((name) => (
            <Chip key={name} lang="ko" aria-pressed={name === value} onClick={() => onChange(name)}>
              {name}
            </Chip>
          ))}
        </Row>
      )}
    </Stack>
  );
};
