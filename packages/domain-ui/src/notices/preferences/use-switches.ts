import { useErrorText, useToast } from "@legal/web-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import {
  useChangeNoticePreferencesMutation,
  type CategoryPreference,
  type ChannelPreference,
} from "../preferences-api.ts";

interface Chosen {
  on: boolean;
  /** Why it is not saved; undefined while it is being saved. */
  failure?: string;
}

type Place = Pick<CategoryPreference, "category"> & Pick<ChannelPreference, "channel">;

const keyOf = ({ category, channel }: Place) => `${category}/${channel}`;

/** Each switch is saved by itself, in the order of the clicks; one that could not be saved stays as it was chosen. */
export const useSwitches = () => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [save] = useChangeNoticePreferencesMutation();
  const [chosen, setChosen] = useState<Partial<Record<string, Chosen>>>({});

  const showOutcome = (place: Place, on: boolean, undo?: () => void) => {
    const names = {
      category: formatMessage({ id: `notices.category.${place.category}` }),
      channel: formatMessage({ id: `notices.channel.${place.channel}` }),
    };
    const title = formatMessage({ id: on ? "notices.switched.on" : "notices.switched.off" }, names);
    toast({ title, action: undo && { label: formatMessage({ id: "notices.undo" }), run: undo } });
  };

  const change = async (place: Place, on: boolean, isUndo = false): Promise<void> => {
    const key = keyOf(place);
    const choice: Chosen = { on };
    // A click during the saving is newer than its answer.
    const settle = (state: Chosen | undefined) =>
      setChosen((all) => (all[key] === choice ? { ...all, [key]: state } : all));
    setChosen((all) => ({ ...all, [key]: choice }));
    const { error } = await save({ changes: [{ ...place, on }] });
    settle(error ? { on, failure: errorText(error) } : undefined);
    if (!error) showOutcome(place, on, isUndo ? undefined : () => void change(place, !on, true));
  };

  return { change, chosenOf: (place: Place): Chosen | undefined => chosen[keyOf(place)] };
};
