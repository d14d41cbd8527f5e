import { color, radius, SkeletonList, space } from "@legal/ui";
import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";

const Box = styled.div`
  padding: ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
`;

const Focused = ({ takesFocus, children }: FormPlaceProps) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, [takesFocus]);
  return <div ref={root}>{children}</div>;
};

interface FormPlaceProps {
  /** Whether a press has opened the form, and no draft of an earlier visit. */
  takesFocus: boolean;
  children: ReactNode;
}

/** Holds a form while its code is fetched; its first field then takes the focus. */
export const FormPlace = ({ takesFocus, children }: FormPlaceProps) => {
  const { formatMessage } = useIntl();
  return (
    <Box>
      <Suspense fallback={<SkeletonList label={formatMessage({ id: "site.loading" })} rows={3} height="64px" />}>
        <Focused takesFocus={takesFocus}>{children}</Focused>
      </Suspense>
    </Box>
  );
};
