import type { ReactNode } from "react";
import { color, media, space, topBar } from "@legal/ui";
import { Main } from "@legal/web-kit";
import { createGlobalStyle, styled } from "styled-components";

/** Toasts must not hide what is being written. */
const ToastsAboveComposer = createGlobalStyle`
  :root {
    --toast-lift: 84px;
  }
`;

const Desk = styled.div`
  background: ${color.sunken};
`;

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100dvh - ${topBar});
  max-width: 880px;
  margin-inline: auto;
  background: ${color.paper};

  ${media.desk} {
    border-inline: 1px solid ${color.hairline};
  }
  ${media.wide} {
    max-width: 1240px;
  }
  /* On paper the conversation alone, as long as it is. */
  @media print {
    display: block;
    height: auto;
    max-width: none;
    border: 0;

    & > :not(:has(main)),
    & aside,
    & dialog,
    & form,
    & button:not(:has(img)) {
      display: none;
    }
  }
`;

/** The whole window on a phone, a sheet in the middle of it on a desk; only the messages scroll. */
export const ChatFrame = ({ children }: { children: ReactNode }) => (
  <Desk>
    <ToastsAboveComposer />
    <Sheet>{children}</Sheet>
  </Desk>
);

/** The conversation, and beside it the panel where there is room. */
export const ChatBody = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  @media print {
    display: block;
  }
`;

export const ChatMain = styled(Main)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  @media print {
    display: block;
  }
`;

export const Centre = styled.div`
  margin: auto;
  padding: ${space(5)};
`;
