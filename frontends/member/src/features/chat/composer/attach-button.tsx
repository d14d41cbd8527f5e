import { useRef } from "react";
import { Icon, IconButton } from "@legal/ui";
import Paperclip from "lucide-react/icons/paperclip";
import { useIntl } from "react-intl";
import { ACCEPTED_FILES } from "./check-file.ts";

export const AttachButton = ({ onFiles }: { onFiles: (files: Iterable<File>) => void }) => {
  const { formatMessage } = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={formatMessage({ id: "chat.attach" })}
        icon={<Icon of={Paperclip} />}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        data-testid="file-picker"
        onChange={({ target }) => {
          onFiles(target.files ?? []);
          target.value = "";
        }}
      />
    </>
  );
};
