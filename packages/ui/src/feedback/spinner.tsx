import { styled } from "styled-components";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { color } from "../theme/tokens.ts";
import { SpinnerMark } from "../icons/spinner-mark.tsx";

const Centre = styled.output<{ $fullPage: boolean }>`
  display: grid;
  place-items: center;
  min-height: ${({ $fullPage }) => ($fullPage ? "100dvh" : "160px")};
  color: ${color.muted};
`;

/** A centred spinner announced to screen readers as `label`. */
export const Spinner = ({ label, fullPage = false }: { label: string; fullPage?: boolean }) => (
  <Centre $fullPage={fullPage}>
    <SpinnerMark $size="32px" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </Centre>
);
