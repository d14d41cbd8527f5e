import { Heading, Stack } from "@legal/ui";
import { useId, type ReactNode } from "react";

/** One part of the panel, under its own heading. */
export const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack $gap={3}>
        <Heading level={2} size={16} id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
};
