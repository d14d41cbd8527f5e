import { keyframes, styled } from "styled-components";
import { Stack } from "../layout/stack.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { color, radius } from "../theme/tokens.ts";

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A grey placeholder in the shape of the content. */
export const Skeleton = styled.div.attrs({ "aria-hidden": true })<{ $height?: string; $width?: string }>`
  height: ${({ $height = "1em" }) => $height};
  width: ${({ $width = "100%" }) => $width};
  border-radius: ${radius.control};
  background: ${color.hairline};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** Some rows of skeleton, announced once as `label`. */
export const SkeletonList = ({
  label,
  rows = 3,
  height = "88px",
}: {
  label: string;
  rows?: number;
  height?: string;
}) => (
  <Stack as="output" $gap={3}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} $height={height} />
    ))}
  </Stack>
);
