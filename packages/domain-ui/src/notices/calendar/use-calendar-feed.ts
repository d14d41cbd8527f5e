import type { CalendarScope } from "@legal/contracts/constants";
import { useErrorText, useToast } from "@legal/web-kit";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import {
  useCalendarFeedQuery,
  useChangeCalendarFeedMutation,
  useCreateCalendarFeedMutation,
  useRemoveCalendarFeedMutation,
} from "./calendar-api.ts";

interface Shown {
  scope: CalendarScope;
  detailed: boolean;
}

const NEUTRAL: Shown = { scope: "own", detailed: false };

/** The reader's calendar address: what it shows is saved with each choice, and before there is one, with its creation. */
export const useCalendarFeed = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const query = useCalendarFeedQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create, creation] = useCreateCalendarFeedMutation();
  const [change] = useChangeCalendarFeedMutation();
  const [remove, removal] = useRemoveCalendarFeedMutation();
  const [chosen, setChosen] = useState<Partial<Shown>>({});
  const newest = useRef<Partial<Shown>>(undefined);
  const feed = query.data?.feed ?? null;
  const shown: Shown = { ...NEUTRAL, ...(feed && { scope: feed.scope, detailed: feed.detailed }), ...chosen };

  /** Says what failed; true when nothing did. */
  const settled = (error: unknown): boolean => {
    if (error === undefined) return true;
    const title = formatMessage({ id: "notices.calendar.failed" });
    toast({ title, description: errorText(error), variant: "destructive" });
    return false;
  };
  const choose = async (choice: Partial<Shown>) => {
    newest.current = choice;
    setChosen((before) => ({ ...before, ...choice }));
    if (!feed && !creation.isLoading) return;
    const { error } = await change(choice);
    // A choice made meanwhile is still to be saved.
    if (newest.current === choice) setChosen({});
    if (settled(error)) toast({ title: formatMessage({ id: "notices.calendar.saved" }) });
  };
  return {
    feed,
    query,
    shown,
    url: feed ? creation.data?.url : undefined,
    isCreating: creation.isLoading,
    isRemoving: removal.isLoading,
    choose,
    make: async () => settled((await create(shown)).error),
    end: async () => {
      if (!settled((await remove()).error)) return;
      creation.reset();
      setChosen({});
    },
  };
};
