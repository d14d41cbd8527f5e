import { useId, useState, type ReactNode } from "react";
import { color, fontSize } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const LONG_TEXT = 900;
const LONG_LINES = 18;

/** Whether a text takes more of the screen than a reader wants to scroll past. */
export const isLong = (text: string): boolean => text.length > LONG_TEXT || text.split("\n").length > LONG_LINES;

/** What is cut off is still read out, found and printed. */
const Cut = styled.div<{ $open: boolean }>`
  max-height: ${({ $open }) => ($open ? "none" : "20em")};
  overflow: hidden;
  mask-image: ${({ $open }) => ($open ? "none" : "linear-gradient(black 80%, transparent)")};

  @media print {
    max-height: none;
    mask-image: none;
  }
`;

const Toggle = styled.button`
  justify-self: start;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accentText};
  font-size: ${fontSize[15]};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

/** A long text with a way to the rest of it; cut off again the next time it is shown. */
export const Truncated = ({ children }: { children: ReactNode }) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Cut id={id} $open={open} onFocus={() => setOpen(true)}>
        {children}
      </Cut>
      <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <FormattedMessage id={open ? "chat.text.less" : "chat.text.more"} />
      </Toggle>
    </>
  );
};
