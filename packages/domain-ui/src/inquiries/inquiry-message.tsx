import type { Language } from "@legal/catalog";
import { Button } from "@legal/ui";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { css, styled } from "styled-components";

const SHOWN_LINES = 5;
/** About what five lines hold on a phone. */
const SHORT_LENGTH = 160;

const clamped = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${SHOWN_LINES};
`;

const Words = styled.p<{ $clamped: boolean }>`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ${({ $clamped }) => $clamped && clamped}
`;

/** Begins where the words begin. */
const More = styled(Button)`
  padding-inline: 0;
`;

const isLong = (text: string): boolean => text.length > SHORT_LENGTH || text.split("\n").length > SHOWN_LINES;

/** An inquiry as it was written; a long one expands. `lang`: the language of the page it was written on. */
export const InquiryMessage = ({ lang, children: text }: { lang?: Language; children: string }) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = isLong(text);
  return (
    <div>
      <Words id={id} lang={lang} $clamped={long && !open}>
        {text}
      </Words>
      {long && (
        <More variant="link" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <FormattedMessage id={open ? "site.inquiry.less" : "site.inquiry.more"} />
        </More>
      )}
    </div>
  );
};
