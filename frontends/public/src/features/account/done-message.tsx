import { color, Icon, radius, space, Stack } from "@legal/ui";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-block-end: ${space(2)};
  border-radius: ${radius.full};
  background: ${color.successTint};
  color: ${color.success};
`;

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** A success message with the next step; takes the focus from the form it replaces. */
export const DoneMessage = ({ icon, children }: { icon: ComponentProps<typeof Icon>["of"]; children: ReactNode }) => (
  <Stack ref={focusOnMount} tabIndex={-1} $gap={2}>
    <Mark>
      <Icon of={icon} size={24} />
    </Mark>
    {children}
  </Stack>
);
