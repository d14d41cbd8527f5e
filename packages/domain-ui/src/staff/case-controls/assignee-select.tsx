import type { ChatRoom } from "@legal/contracts";
import { SelectField } from "@legal/ui";
import { useIntl } from "react-intl";
import { useCaseChange, useStaffQuery } from "./case-changes-api.ts";
import { useChangeOutcome } from "./use-change-outcome.ts";

/** Who handles a case: a staff member, or no one yet. */
export const AssigneeSelect = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const { report } = useChangeOutcome();
  const { data: staff = [] } = useStaffQuery();
  const [assign, { isLoading, sent }] = useCaseChange("assignee");
  const noneText = formatMessage({ id: "staff.assignee.none" });
  // Until the staff list is loaded, the current assignee is the only option.
  const people = room.assignee && !staff.some(({ id }) => id === room.assignee?.id) ? [room.assignee, ...staff] : staff;

  const change = async (assigneeId: string) => {
    const name = people.find(({ id }) => id === assigneeId)?.name ?? noneText;
    const outcome = await assign({ id: room.id, version: room.version, assigneeId: assigneeId || null });
    report(
      outcome,
      formatMessage({ id: "staff.assignee.saved" }, { name }),
      formatMessage({ id: "staff.assignee.failed" }),
      ({ id, version }) => assign({ id, version, assigneeId: room.assignee?.id ?? null }),
    );
  };

  return (
    <SelectField
      label={formatMessage({ id: "staff.assignee" })}
      hideLabel
      opensByKeys
      value={(isLoading && sent ? sent.assigneeId : room.assignee?.id) ?? ""}
      aria-busy={isLoading || undefined}
      onChange={(event) => void change(event.target.value)}
    >
      <option value="">{noneText}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};
