import { unbroken } from "@legal/i18n";
import type { EnteredHoliday, HolidayChange } from "@legal/contracts";
import { useLegalTexts } from "@legal/domain-ui/case-deadlines";
import { holidaysIn, type Holiday } from "@legal/legal-rules";
import { holidayName } from "@legal/legal-rules/texts";
import { Badge, Button, color, Dialog, Icon, Row, space, Stack, Text } from "@legal/ui";
import { useErrorText, useToast } from "@legal/web-kit";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useRemoveHolidayMutation } from "../../api/holidays-api.ts";

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(9em, auto) minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  min-height: 52px;
  padding-block: ${space(1)};
  border-block-start: 1px solid ${color.hairline};
  font-variant-numeric: tabular-nums;
`;

interface HolidayListProps {
  year: number;
  entered: readonly EnteredHoliday[];
  onChange: (change: HolidayChange) => void;
}

const RemoveButton = ({ date, name, onChange }: EnteredHoliday & Pick<HolidayListProps, "onChange">) => {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [remove, { isLoading }] = useRemoveHolidayMutation();
  const [isAsking, setIsAsking] = useState(false);
  const press = async () => {
    const { data, error } = await remove(date);
    setIsAsking(false);
    if (data) {
      onChange(data);
      toast({ title: formatMessage({ id: "admin.holidays.removed" }, { name }) });
    } else {
      const description = errorText(error, formatMessage({ id: "admin.holidays.saveFailed" }));
      toast({ title: formatMessage({ id: "admin.error" }), description, variant: "destructive" });
    }
  };
  const called = formatMessage({ id: "admin.holidays.remove.name" }, { name });
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={Trash2} size={16} />}
        aria-label={called}
        onClick={() => setIsAsking(true)}
      >
        <FormattedMessage id="admin.holidays.remove" />
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={called}
        closeLabel={formatMessage({ id: "site.close" })}
        width="440px"
      >
        <Stack $gap={4}>
          <Text>
            <FormattedMessage id="admin.holidays.remove.ask" />
          </Text>
          <Row $gap={2} $justify="end">
            <Button size="small" variant="quiet" onClick={() => setIsAsking(false)}>
              <FormattedMessage id="admin.cancel" />
            </Button>
            <Button size="small" loading={isLoading} onClick={press}>
              <FormattedMessage id="admin.holidays.remove" />
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  );
};

/** The holidays of a year; those that administrators entered can be removed. */
export const HolidayList = ({ year, entered, onChange }: HolidayListProps) => {
  const { formatDate, formatMessage } = useIntl();
  const texts = useLegalTexts();
  const addedOn = (date: string) => entered.find((one) => one.date === date);
  const nameOf = ({ date, name }: Holiday) => addedOn(date)?.name ?? holidayName(name, texts);
  const extra = entered.map(({ date, name }) => ({ date, name }));
  const day = { month: "long", day: "numeric", weekday: "short", timeZone: "UTC" } as const;
  return (
    <ul aria-label={formatMessage({ id: "admin.holidays.list" }, { year: String(year) })}>
      {holidaysIn(year, extra).map((holiday) => {
        const added = addedOn(holiday.date);
        return (
          <Item key={holiday.date}>
            <time dateTime={holiday.date}>{unbroken(formatDate(`${holiday.date}T00:00:00Z`, day))}</time>
            <div>
              <Row $gap={2}>
                <span>{nameOf(holiday)}</span>
                {added && (
                  <Badge tone="accent">
                    <FormattedMessage id="admin.holidays.temporary" />
                  </Badge>
                )}
              </Row>
              {added?.addedBy && (
                <Text $size={13} $tone="muted">
                  <FormattedMessage id="admin.holidays.addedBy" values={{ name: added.addedBy.name }} />
                </Text>
              )}
            </div>
            {added && <RemoveButton {...added} onChange={onChange} />}
          </Item>
        );
      })}
    </ul>
  );
};
