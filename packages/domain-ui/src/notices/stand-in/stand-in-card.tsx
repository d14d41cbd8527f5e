import { Notice, SelectField, Stack } from "@legal/ui";
import { useErrorText, useSession, useToast } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useStaffQuery } from "../../staff/case-controls/case-changes-api.ts";
import { useChangeNoticePreferencesMutation, useNoticePreferencesQuery } from "../preferences-api.ts";
import { SettingsCard } from "../settings-card.tsx";

interface ChoiceProps {
  standInId: string | null;
}

const ColleagueChoice = ({ standInId }: ChoiceProps) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const { user } = useSession();
  const { data: staff } = useStaffQuery();
  const [save, { isLoading, originalArgs }] = useChangeNoticePreferencesMutation();
  const colleagues = staff?.filter(({ id }) => id !== user?.id) ?? [];
  const isGone = staff !== undefined && standInId !== null && !colleagues.some(({ id }) => id === standInId);
  const noneText = formatMessage({ id: "notices.standIn.none" });

  const change = async (chosen: string | null, isUndo = false): Promise<void> => {
    const { error } = await save({ standInId: chosen });
    if (error) {
      const title = formatMessage({ id: "notices.standIn.failed" });
      toast({ title, description: errorText(error), variant: "destructive" });
      return;
    }
    const name = colleagues.find(({ id }) => id === chosen)?.name ?? noneText;
    const undo = { label: formatMessage({ id: "notices.undo" }), run: () => void change(standInId, true) };
    toast({
      title: formatMessage({ id: "notices.standIn.saved" }, { name }),
      action: isUndo || isGone ? undefined : undo,
    });
  };

  const shown = isLoading ? originalArgs?.standInId : standInId;
  return (
    <Stack $gap={3}>
      <SelectField
        label={formatMessage({ id: "notices.standIn.who" })}
        opensByKeys
        value={(isGone && !isLoading ? undefined : shown) ?? ""}
        aria-busy={isLoading || undefined}
        disabled={staff === undefined}
        onChange={({ target }) => void change(target.value || null)}
      >
        <option value="">{noneText}</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {isGone && (
        <Notice tone="warning">
          <FormattedMessage id="notices.standIn.gone" />
        </Notice>
      )}
    </Stack>
  );
};

/** Who is reminded when the reader does not acknowledge: of staff alone. */
export const StandInCard = () => {
  const { data } = useNoticePreferencesQuery();
  if (data?.standInId === undefined) return null;
  return (
    <SettingsCard id="standIn">
      <ColleagueChoice standInId={data.standInId} />
    </SettingsCard>
  );
};
