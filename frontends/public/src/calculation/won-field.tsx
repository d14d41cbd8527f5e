import { readWon } from "@legal/i18n";
import { TextField } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import type { ComponentProps } from "react";

/** An amount as people type it; below it stands how it was read. */
export const WonField = (props: Omit<ComponentProps<typeof TextField>, "value" | "type"> & { value: string }) => {
  const format = useFormat();
  const won = readWon(props.value);
  const isRead = Number.isSafeInteger(won) && props.error === undefined;
  return <TextField inputMode="text" autoComplete="off" {...props} hint={isRead ? format.won(won) : props.hint} />;
};
